import type { Ctx } from "../../../http/context";
import { listOwnAccounts } from "../../identity/user/service";
import { sumPaid } from "./spending-repository";

/** What an account, and the tourists that it took over, ever paid, less what went back; HKD. */
export async function sumSpending(
	{ db }: Pick<Ctx, "db">,
	accountId: number,
): Promise<string> {
	return sumPaid(db, await listOwnAccounts({ db }, accountId));
}
