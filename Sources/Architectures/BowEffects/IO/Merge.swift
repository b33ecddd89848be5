import Bow

// Two to nine pieces of work, one after the other, their results in a tuple.

extension IO {
  /// Two pieces of work, one after the other.
  public static func merge<Z, B>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B
  ) -> IO<E, (Z, B)> where A == (Z, B) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb)))
  }

  /// Three pieces of work, one after the other.
  public static func merge<Z, B, C>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C
  ) -> IO<E, (Z, B, C)> where A == (Z, B, C) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc)))
  }

  /// Four pieces of work, one after the other.
  public static func merge<Z, B, C, D>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D
  ) -> IO<E, (Z, B, C, D)> where A == (Z, B, C, D) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd)))
  }

  /// Five pieces of work, one after the other.
  public static func merge<Z, B, C, D, F>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F
  ) -> IO<E, (Z, B, C, D, F)> where A == (Z, B, C, D, F) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff)))
  }

  /// Six pieces of work, one after the other.
  public static func merge<Z, B, C, D, F, G>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F, _ fg: @escaping () throws -> G
  ) -> IO<E, (Z, B, C, D, F, G)> where A == (Z, B, C, D, F, G) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff),
        IO<E, G>.invoke(fg)))
  }

  /// Seven pieces of work, one after the other.
  public static func merge<Z, B, C, D, F, G, H>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F, _ fg: @escaping () throws -> G,
    _ fh: @escaping () throws -> H
  ) -> IO<E, (Z, B, C, D, F, G, H)> where A == (Z, B, C, D, F, G, H) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff),
        IO<E, G>.invoke(fg), IO<E, H>.invoke(fh)))
  }

  /// Eight pieces of work, one after the other.
  public static func merge<Z, B, C, D, F, G, H, I>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F, _ fg: @escaping () throws -> G,
    _ fh: @escaping () throws -> H, _ fi: @escaping () throws -> I
  ) -> IO<E, (Z, B, C, D, F, G, H, I)> where A == (Z, B, C, D, F, G, H, I) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff),
        IO<E, G>.invoke(fg), IO<E, H>.invoke(fh), IO<E, I>.invoke(fi)))
  }

  /// Nine pieces of work, one after the other.
  public static func merge<Z, B, C, D, F, G, H, I, J>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F, _ fg: @escaping () throws -> G,
    _ fh: @escaping () throws -> H, _ fi: @escaping () throws -> I, _ fj: @escaping () throws -> J
  ) -> IO<E, (Z, B, C, D, F, G, H, I, J)> where A == (Z, B, C, D, F, G, H, I, J) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff),
        IO<E, G>.invoke(fg), IO<E, H>.invoke(fh), IO<E, I>.invoke(fi), IO<E, J>.invoke(fj)))
  }
}
