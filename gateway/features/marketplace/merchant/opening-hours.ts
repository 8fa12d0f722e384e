import { cacheTags } from "../../../contract/cache-tags";
import type { DayHours } from "../../../contract/values";
import type { Transaction } from "../../../db/client";
import { orNotFound } from "../../../http/errors";
import { enqueueEffect } from "../../platform/outbox/service";
import { lockMerchant, updateMerchant } from "./settings-repository";

/** When a merchant answers, as its front says too; answers what stood there before. */
export async function changeOpeningHours(
	tx: Transaction,
	id: number,
	openingHours: DayHours[] | null,
): Promise<DayHours[] | null> {
	const before = orNotFound(await lockMerchant(tx, id));
	await updateMerchant(tx, id, { openingHours });
	const tags = [cacheTags.merchant(id)];
	await enqueueEffect(tx, "cache-tags", { tags });
	return before.openingHours;
}
