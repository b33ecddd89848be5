import Bow

// Two to nine pieces of work, one after the other, their results in a tuple.

extension IO {
  public static func merge<Z, B>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B
  ) -> IO<E, (Z, B)> where A == (Z, B) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb)))
  }

  public static func merge<Z, B, C>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C
  ) -> IO<E, (Z, B, C)> where A == (Z, B, C) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc)))
  }

  public static func merge<Z, B, C, D>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D
  ) -> IO<E, (Z, B, C, D)> where A == (Z, B, C, D) {
    .fix(IOPartial<E>.zip(IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd)))
  }

  public static func merge<Z, B, C, D, F>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F
  ) -> IO<E, (Z, B, C, D, F)> where A == (Z, B, C, D, F) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff)))
  }

  public static func merge<Z, B, C, D, F, G>(
    _ fz: @escaping () throws -> Z, _ fb: @escaping () throws -> B, _ fc: @escaping () throws -> C,
    _ fd: @escaping () throws -> D, _ ff: @escaping () throws -> F, _ fg: @escaping () throws -> G
  ) -> IO<E, (Z, B, C, D, F, G)> where A == (Z, B, C, D, F, G) {
    .fix(
      IOPartial<E>.zip(
        IO<E, Z>.invoke(fz), IO<E, B>.invoke(fb), IO<E, C>.invoke(fc), IO<E, D>.invoke(fd), IO<E, F>.invoke(ff),
        IO<E, G>.invoke(fg)))
  }

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
