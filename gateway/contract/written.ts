// How new a read must be. What a change leaves behind says how far the database had been written then, as bytes from its
// beginning; whoever makes a page anew because of it says so with each read, and no copy of the database that is not as
// far answers it.

/** Goes with the tags of pages and is none: it names no page. */
export const writtenTag = "written:";
/** Of a read. */
export const writtenHeader = "x-written";
/** Its value where nobody knows how far: the database itself answers. */
export const writtenUnknown = "unknown";
