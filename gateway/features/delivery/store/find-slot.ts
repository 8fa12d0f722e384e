import type { TimeSpan } from "../../../contract/delivery/delivery-slot";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { SlotOfStore } from "./hold-slot";
import { readSlots } from "./read-slots";
import { getServingStore } from "./serving-store";

/** The slot of a store in service that begins then; undefined where it does not take orders now. */
export async function findOpenSlot(
	ctx: Ctx,
	{ storeId, startsAt }: SlotOfStore,
): Promise<TimeSpan | undefined> {
	const store = await getServingStore(ctx, storeId);
	const daysOf = await readSlots(ctx, [store], ctx.now());
	const slot = daysOf(storeId)
		.flatMap(({ slots }) => slots)
		.find(({ from }) => from.getTime() === startsAt.getTime());
	if (slot?.state !== "open") return undefined;
	return { from: hongKongTime(slot.from), to: hongKongTime(slot.to) };
}
