import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { noLimits } from "../../../http/limits";
import { byExtent } from "../../../testing/extent";
import {
	openWriter,
	replyAs,
	takeMessages,
} from "../../../testing/open-conversation";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const merIds = [2, 3];
let shop: TestShop;
let staff: Map<number, StaffClient>;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, merIds);
	const { wire } = shop.openAnother({}, { limits: noLimits });
	const opened = await Promise.all(
		merIds.map(
			async (id) => [id, await openStaff(shop, id, { wire })] as const,
		),
	);
	staff = new Map(opened);
});
afterAll(() => shop.close());

/** What somebody says: which shopper's conversation, with whom, who says it, and how often the line repeats it. */
const said = fc.record({
	shopper: fc.nat(2),
	merId: fc.constantFrom(...merIds),
	isStaff: fc.boolean(),
	times: fc.integer({ min: 1, max: 3 }),
});

test("however many write at once, and repeat themselves, each message is there once, in one order for all, and nobody reads another's", async () => {
	const { wire } = shop.openAnother({}, { limits: noLimits });
	await fc.assert(
		fc.asyncProperty(
			fc.array(said, { minLength: 4, maxLength: 12 }),
			async (all) => {
				const shoppers = await Promise.all(
					[0, 1, 2].map(() => openWriter(shop, {}, wire)),
				);
				const ids = new Map<string, number>();
				for (const [at, kit] of shoppers.entries())
					for (const merId of merIds) {
						await kit.send({ merId, text: `Hello from ${at}` });
						ids.set(`${at} ${merId}`, (await kit.read({ merId })).data.id);
					}
				const lines = all.map((one) => ({ ...one, text: randomUUID() }));
				await Promise.all(
					lines.flatMap(({ shopper, merId, isStaff, times, text }) => {
						const key = randomUUID();
						const id = ids.get(`${shopper} ${merId}`) ?? 0;
						return Array.from({ length: times }, () =>
							isStaff
								? staff
										.get(merId)
										?.ask(`conversation/reply/${id}`, { key, text })
								: shoppers[shopper]?.send({ merId, key, text }),
						);
					}),
				);
				for (const [at, kit] of shoppers.entries())
					for (const merId of merIds) {
						const { data } = await kit.read({ merId });
						const own = lines.filter(
							(line) => line.shopper === at && line.merId === merId,
						);
						const texts = data.list.map(({ text }: { text: string }) => text);
						expect(texts.slice(1).sort()).toEqual(
							own.map(({ text }) => text).sort(),
						);
						const seen = await staff
							.get(merId)
							?.get(`conversation/messages/${data.id}`);
						expect(
							seen?.data.list.map((one: { id: number }) => one.id),
						).toEqual(data.list.map((one: { id: number }) => one.id));
						expect(data.unread).toBe(
							own.filter(({ isStaff }) => isStaff).length,
						);
					}
			},
		),
		{ numRuns: byExtent(4, 40) },
	);
});

test("two first messages at once begin one conversation", async () => {
	const kit = await openWriter(shop);
	await Promise.all(
		["a", "b", "c"].map((text) => kit.send({ merId: 2, text })),
	);
	expect((await kit.get("list")).data.list).toHaveLength(1);
	const { id, list } = (await kit.read({ merId: 2 })).data;
	expect(list).toHaveLength(3);
	const answered = staff.get(2);
	if (answered) await replyAs(answered, id, "All three");
	expect((await kit.get("unread")).data.count).toBe(1);
});
