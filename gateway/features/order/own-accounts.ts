import type { Ctx } from "../../http/context";
import { listOwnIds } from "./repository";

/** Whose orders an account calls its own: its, and those of the tourists that it took over. */
export function listOwnAccounts(
	{ db }: Pick<Ctx, "db">,
	accountId: number,
): Promise<number[]> {
	return listOwnIds(db, accountId);
}
