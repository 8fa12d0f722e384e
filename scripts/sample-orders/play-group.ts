import { sql } from "drizzle-orm";
import type { Ctx } from "@/gateway/http/context";
import { actorOf, shopAt } from "./clock";
import type { SampleGroup } from "./groups";
import { payFor, takePlaceFor } from "./steps";

const hourMs = 60 * 60_000;

/** Each member joins an hour after the one before, and pays. */
export async function playGroup(
	shop: Ctx,
	{ offerId, openedHoursAgo, accountIds }: SampleGroup,
	startedAt: number,
): Promise<void> {
	let groupId: number | null = null;
	for (const [after, accountId] of accountIds.entries()) {
		const at = startedAt - (openedHoursAgo - after) * hourMs;
		const key = `sample-group-${offerId}-${after}`;
		const moment = shopAt(shop, { at, accountId, key });
		const member = { ...moment, actor: actorOf(accountId) };
		const masterNo = await takePlaceFor(member, { offerId, groupId });
		await payFor({ ...member, idempotencyKey: `${key}-pay` }, masterNo);
		groupId ??= await findGroup(shop, masterNo);
	}
}

async function findGroup({ db }: Ctx, masterNo: string): Promise<number> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select group_id as id from group_place
			join master_order on master_order.id = master_id where no = ${masterNo}`,
	);
	return rows[0]?.id ?? 0;
}
