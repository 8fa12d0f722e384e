import type { Pool } from "pg";
import { writtenTag } from "../../contract/written";
import { positionWritten } from "../../db/replica";
import type { CacheTags } from "./interface";

/** Says with the tags how much was written by then: what made them fall is part of it. */
export function withPosition(
	cacheTags: CacheTags,
	primary: Pick<Pool, "query">,
): CacheTags {
	return {
		...cacheTags,
		drop: async (tags) =>
			cacheTags.drop([
				`${writtenTag}${await positionWritten(primary)}`,
				...tags,
			]),
	};
}
