/// The pictures of the page that is running.
public enum PagePictures {
  /// Adds a picture to the page, placed after the block that holds `line`.
  public static func add(_ picture: RenderedPicture, caption: String = "", line: Int) {
    EventStream.shared?.record(picture: picture, caption: caption, line: line)
  }
}
