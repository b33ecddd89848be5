import Bow
import Foundation

// Requests as effects. A cancelled effect no longer waits for its request.

extension URLSession {
  /// A response and its content.
  public typealias DataIO = IO<Error, (response: URLResponse, data: Data)>
  /// A response and the file with its content.
  public typealias DownloadIO = IO<Error, (response: URLResponse, url: URL)>

  /// Loads the content of an address.
  public func dataTaskIO(with url: URL) -> DataIO { dataTaskIO(with: URLRequest(url: url)) }
  /// Loads what a request asks for.
  public func dataTaskIO(with request: URLRequest) -> DataIO {
    waiting { self.dataTask(with: request, completionHandler: $0) }.map { (response: $0.1, data: $0.0) }^
  }

  /// Downloads the content of an address to a file.
  public func downloadTaskIO(with url: URL) -> DownloadIO { downloadTaskIO(with: URLRequest(url: url)) }
  /// Downloads what a request asks for to a file.
  public func downloadTaskIO(with request: URLRequest) -> DownloadIO {
    waiting { self.downloadTask(with: request, completionHandler: $0) }.map { (response: $0.1, url: $0.0) }^
  }
  /// Goes on with a download that was broken off.
  public func downloadTaskIO(withResumeData data: Data) -> DownloadIO {
    waiting { self.downloadTask(withResumeData: data, completionHandler: $0) }.map { (response: $0.1, url: $0.0) }^
  }

  /// Uploads data.
  public func uploadTaskIO(with request: URLRequest, from data: Data) -> DataIO {
    waiting { self.uploadTask(with: request, from: data, completionHandler: $0) }.map { (response: $0.1, data: $0.0) }^
  }
  /// Uploads a file.
  public func uploadTaskIO(with request: URLRequest, fromFile url: URL) -> DataIO {
    waiting { self.uploadTask(with: request, fromFile: url, completionHandler: $0) }
      .map { (response: $0.1, data: $0.0) }^
  }

  /// Starts a task and waits for its completion handler. Ends with an error when that is given neither content nor error.
  private func waiting<Content>(
    _ task: @escaping (@escaping @Sendable (Content?, URLResponse?, Error?) -> Void) -> URLSessionTask
  ) -> Task<(Content, URLResponse)> {
    Task<(Content, URLResponse)>.async { callback in
      task { content, response, error in
        if let content, let response {
          callback(.right((content, response)))
        } else {
          callback(.left(error ?? URLError(.unknown)))
        }
      }.resume()
    }^
  }
}
