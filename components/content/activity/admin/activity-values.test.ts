import { faultsOf } from "@/components/layout/console/form/form-faults";
import {
	type ActivityRow,
	activityInput,
} from "@/gateway/contract/content/activity";
import {
	type ActivityValues,
	bodyOf,
	movedUp,
	valuesOf,
} from "./activity-values";

const goods = [1, 2, 3].map((id) => ({
	id,
	name: `Goods ${id}`,
	image: "",
	isShown: true,
}));

const known: ActivityRow = {
	id: 7,
	name: { "zh-CN": "打邊爐季", en: "Hot pot season" },
	description: { "zh-CN": "今晚圍爐" },
	image: "/uploads/a.webp",
	startsAt: "2026-11-22T00:00:00.000+08:00",
	endsAt: "2026-12-01T18:30:00.000+08:00",
	state: "running",
	goods,
};

test("what is opened and saved unchanged says the same", () => {
	expect(faults(valuesOf(known))).toBeUndefined();
	expect(bodyOf(7, valuesOf(known))).toEqual({
		id: 7,
		name: known.name,
		description: known.description,
		image: known.image,
		startsAt: "2026-11-22T00:00",
		endsAt: "2026-12-01T18:30",
		goodsIds: [1, 2, 3],
	});
});

const faults = (values: ActivityValues) =>
	faultsOf(activityInput.safeParse(bodyOf(undefined, values)));

test("a new one says each field that is missing", () => {
	expect(faults(valuesOf(undefined))).toMatchObject({
		"name.zh-CN": "emptyText",
		"description.zh-CN": "emptyText",
		image: "emptyPicture",
		startsAt: "correctTime",
		endsAt: "correctTime",
		goodsIds: "emptyGoods",
	});
});

test("what ends before it begins is named", () => {
	const values = { ...valuesOf(known), endsAt: "2026-11-21T00:00" };
	expect(faults(values)).toEqual({ endsAt: "endsBeforeStart" });
});

test("goods move up by one, the first stays", () => {
	const ids = (at: number) => movedUp(goods, at).map(({ id }) => id);
	expect(ids(2)).toEqual([1, 3, 2]);
	expect(ids(0)).toEqual([1, 2, 3]);
	expect(ids(9)).toEqual([1, 2, 3]);
});
