#include "PageProtocol.h"

// Replies are written by several processes to one pipe; a write of up to PIPE_BUF (4,096) bytes is not interleaved.
_Static_assert(sizeof(ArchRunReply) <= 4096, "a reply must be written in one piece");
_Static_assert(sizeof(ArchSpan) % 4 == 0 && sizeof(ArchState) % 8 == 0 && ARCH_VALUE_STRIDE % 8 == 0, "tables stay aligned");
