import { eq, sql } from "drizzle-orm";
import { type LocaleCode, localeCodes } from "../../../contract/locale";
import { address } from "../../../db/schema/address";
import { deliverySlot, slotClosure, store } from "../../../db/schema/store";
import { expectFault } from "../../../testing/expect-fault";
import { openAccount } from "../../../testing/open-account";
import { signInAs } from "../../../testing/sign-in-as";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const listPath = "/api/front/store/list";
const slotsPath = "/api/front/store/slots";
const mongKok = { latitude: 22.3193, longitude: 114.1694 };
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(async () => {
	await shop.db.execute(sql`truncate slot_closure, delivery_slot cascade`);
	shop.moveClock(0);
});
afterAll(() => shop.close());

/** The gateway's clock stands at this moment of Hong Kong; the signature's follows. */
function setClock(text: string) {
	const byMs = Date.parse(`${text}+08:00`) - Date.now();
	shop.moveClock(byMs);
	return (locale: LocaleCode = "en") => ({
		locale,
		timestamp: Date.now() + byMs,
	});
}

function insertClosure(row: Partial<typeof slotClosure.$inferInsert> = {}) {
	return shop.db.insert(slotClosure).values({
		from: new Date("2026-11-21T10:00+08:00"),
		until: new Date("2026-11-21T18:00+08:00"),
		reason: "typhoon",
		createdAt: new Date(),
		...row,
	});
}

test("a store's slots are today's and those of six more days, with the earliest one told first", async () => {
	const at = setClock("2026-11-30T16:00");
	const { data } = await shop.wire.get(slotsPath, { storeId: 2 }, at());
	expect(data.days.map(({ date }: { date: string }) => date)).toEqual([
		"2026-11-30",
		"2026-12-01",
		"2026-12-02",
		"2026-12-03",
		"2026-12-04",
		"2026-12-05",
		"2026-12-06",
	]);
	expect(
		data.days[0].slots.map(({ state }: { state: string }) => state),
	).toEqual(["past", "past", "past", "past", "open", "open"]);
	const next = {
		from: "2026-11-30T18:00:00.000+08:00",
		to: "2026-11-30T20:00:00.000+08:00",
	};
	expect(data.days[0].slots[4]).toEqual({
		...next,
		state: "open",
		closure: null,
	});
	expect(data.store).toMatchObject({
		id: 2,
		distance: null,
		delivers: null,
		nextSlot: next,
		closure: null,
	});
});

test("list, page and slots of a store agree on the earliest slot, also when the one before is taken", async () => {
	const at = setClock("2026-11-21T08:00");
	const taken = {
		storeId: 2,
		startsAt: new Date("2026-11-21T10:00+08:00"),
		taken: 20,
	};
	await shop.db.insert(deliverySlot).values(taken);
	const { data: slots } = await shop.wire.get(slotsPath, { storeId: 2 }, at());
	expect(slots.days[0].slots[0].state).toBe("full");
	const { data: list } = await shop.wire.get(listPath, {}, at());
	const { data: page } = await shop.wire.get(
		"/api/front/store/detail/2",
		{},
		at(),
	);
	const from = "2026-11-21T12:00:00.000+08:00";
	for (const notified of [slots.store, list[1], page])
		expect(notified.nextSlot.from).toBe(from);
	// The other stores' 10 o'clock has room.
	expect(list[0].nextSlot.from).toBe("2026-11-21T10:00:00.000+08:00");
	await shop.db
		.update(deliverySlot)
		.set({ taken: 19 })
		.where(eq(deliverySlot.storeId, 2));
	const { data: free } = await shop.wire.get(slotsPath, { storeId: 2 }, at());
	expect(free.days[0].slots[0].state).toBe("open");
});

test.each(localeCodes)(
	"a closure of all stores is told in %s, with the next slot after it",
	async (locale) => {
		const at = setClock("2026-11-21T08:00");
		await insertClosure();
		const { data } = await shop.wire.get(listPath, mongKok, at(locale));
		const said: Record<LocaleCode, string> = {
			"zh-CN": "八號或以上熱帶氣旋警告信號生效，暫停送貨。",
			en: "Typhoon signal No. 8 or above: deliveries are paused.",
			fr: "Signal de typhon n° 8 ou plus : livraisons suspendues.",
			th: "สัญญาณเตือนพายุไต้ฝุ่นระดับ 8 ขึ้นไป งดส่งชั่วคราว",
			lao: "ສັນຍານເຕືອນພາຍຸໄຕ້ຝຸ່ນລະດັບ 8 ຂຶ້ນໄປ ງົດສົ່ງຊົ່ວຄາວ",
			es: "Señal de tifón n.º 8 o superior: entregas suspendidas.",
		};
		expect(data).toHaveLength(5);
		for (const { closure, nextSlot } of data) {
			expect(closure).toBe(said[locale]);
			expect(nextSlot.from).toBe("2026-11-21T18:00:00.000+08:00");
		}
	},
);

test("a closure of one store stops that store alone, and says the operator's note after its reason", async () => {
	const at = setClock("2026-11-21T08:00");
	await insertClosure({
		storeId: 2,
		reason: "other",
		note: { "zh-CN": "道路封閉。", en: "The road is closed." },
	});
	const { data } = await shop.wire.get(slotsPath, { storeId: 2 }, at("zh-CN"));
	expect(data.store.closure).toBe("暫停送貨。道路封閉。");
	expect(data.days[0].slots[0]).toMatchObject({
		state: "closed",
		closure: "暫停送貨。道路封閉。",
	});
	// A language without a note of its own hears the English one.
	const { data: thai } = await shop.wire.get(listPath, {}, at("th"));
	expect(thai[1].closure).toBe("งดส่งชั่วคราว The road is closed.");
	expect(
		thai.map(({ closure }: { closure: string | null }) => closure !== null),
	).toEqual([false, true, false, false, false]);
});

test("to a point the slots say how far it is and whether the store goes there", async () => {
	const near = await shop.wire.get(slotsPath, { storeId: 2, ...mongKok });
	expect(near.data.store).toMatchObject({ delivers: true });
	expect(near.data.store.distance).toBeLessThan(200);
	const far = { storeId: 2, latitude: 51.5, longitude: -0.12 };
	expect((await shop.wire.get(slotsPath, far)).data.store).toMatchObject({
		delivers: false,
	});
});

test("half a point, no store and an unknown store are refused", async () => {
	const half = { storeId: 2, latitude: 22.3 };
	expectFault(await shop.wire.get(slotsPath, half), "parameterInvalid");
	expectFault(await shop.wire.get(slotsPath), "parameterInvalid");
	expectFault(
		await shop.wire.get(slotsPath, { storeId: 2_000_000_000 }),
		"notFound",
	);
	await shop.db
		.update(store)
		.set({ isInService: false })
		.where(eq(store.id, 4));
	expectFault(await shop.wire.get(slotsPath, { storeId: 4 }), "notFound");
	await shop.db.update(store).set({ isInService: true }).where(eq(store.id, 4));
});

describe("to an address", () => {
	async function insertAddress(
		accountId: number,
		point: { latitude: number; longitude: number } | null,
	): Promise<number> {
		const [row] = await shop.db
			.insert(address)
			.values({
				accountId,
				realName: "Kit",
				countryCode: "852",
				phone: "91234567",
				email: "",
				country: "HK",
				city: "",
				district: "yau-tsim-mong",
				detail: "Nathan Road",
				block: "",
				floor: "",
				houseNumber: "A",
				postcode: "",
				addressType: "home",
				isDefault: false,
				latitude: point?.latitude ?? null,
				longitude: point?.longitude ?? null,
				updatedAt: new Date(),
			})
			.returning({ id: address.id });
		return row?.id ?? 0;
	}

	test("of one's own the slots say whether the store goes there; one without a point is out of reach", async () => {
		const { id, token } = await openAccount(shop);
		const near = await insertAddress(id, mongKok);
		const nowhere = await insertAddress(id, null);
		const ask = (addressId: number) =>
			shop.wire.get(slotsPath, { storeId: 2, addressId }, { token });
		expect((await ask(near)).data.store).toMatchObject({ delivers: true });
		expect((await ask(nowhere)).data.store).toMatchObject({
			distance: null,
			delivers: false,
		});
	});

	test("of somebody else nobody hears anything but that there is none", async () => {
		const owner = await openAccount(shop);
		const addressId = await insertAddress(owner.id, mongKok);
		for (const role of [
			"visitor",
			"tourist",
			"member",
			"merchant staff",
			"operator",
		] as const) {
			const token = await signInAs(shop, role);
			const query = { storeId: 2, addressId };
			expectFault(await shop.wire.get(slotsPath, query, { token }), "notFound");
		}
	});
});

test("32 shoppers who ask at once while slots are taken and closed all hear one of the true states", async () => {
	const at = setClock("2026-11-21T08:00");
	const asked = Array.from({ length: 32 }, () =>
		shop.wire.get(listPath, mongKok, at()),
	);
	const answers = await Promise.all(asked);
	for (const { code, text } of answers) {
		expect(code).toBe(200);
		expect(text).toBe(answers[0]?.text);
	}
	const [, ...mixed] = await Promise.all([
		insertClosure({ storeId: 2 }),
		...Array.from({ length: 32 }, () => shop.wire.get(listPath, mongKok, at())),
	]);
	for (const { data } of mixed)
		expect([
			null,
			"Typhoon signal No. 8 or above: deliveries are paused.",
		]).toContain(data[0].closure);
	const { data } = await shop.wire.get(listPath, mongKok, at());
	expect(data[0].closure).not.toBeNull();
});
