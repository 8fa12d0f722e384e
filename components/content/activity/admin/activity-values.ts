import { written } from "@/components/layout/console/form/form-values";
import type { BodyOf } from "@/gateway/contract/call";
import type {
	ActivityRow,
	saveActivity,
} from "@/gateway/contract/content/activity";
import type { Localized } from "@/gateway/contract/locale";

export type PickedGoods = ActivityRow["goods"][number];

export interface ActivityValues {
	name: Localized;
	description: Localized;
	image: string;
	/** Minutes as Hong Kong's clocks show them; empty until one is chosen. */
	startsAt: string;
	endsAt: string;
	goods: PickedGoods[];
}

const minuteLength = 16;

export function valuesOf(known: ActivityRow | undefined): ActivityValues {
	return {
		name: known?.name ?? {},
		description: known?.description ?? {},
		image: known?.image ?? "",
		// The gateway writes Hong Kong time.
		startsAt: known?.startsAt.slice(0, minuteLength) ?? "",
		endsAt: known?.endsAt.slice(0, minuteLength) ?? "",
		goods: known?.goods ?? [],
	};
}

export function bodyOf(
	id: number | undefined,
	{ name, description, image, startsAt, endsAt, goods }: ActivityValues,
): BodyOf<typeof saveActivity> {
	return {
		id,
		name: written(name),
		description: written(description),
		image,
		startsAt,
		endsAt,
		goodsIds: goods.map((one) => one.id),
	};
}

/** One earlier in the order. */
export function movedUp(goods: PickedGoods[], at: number): PickedGoods[] {
	const [one] = goods.slice(at, at + 1);
	if (!one || at === 0) return goods;
	return goods.toSpliced(at, 1).toSpliced(at - 1, 0, one);
}
