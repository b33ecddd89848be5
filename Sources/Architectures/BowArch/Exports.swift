@_exported import Bow
@_exported import BowEffects
@_exported import BowOptics
