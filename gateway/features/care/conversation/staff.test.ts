import { eq } from "drizzle-orm";
import { conversation } from "../../../db/schema/conversation";
import { expectFault } from "../../../testing/expect-fault";
import {
	openWriter,
	replyAs,
	takeMessages,
	type Writer,
} from "../../../testing/open-conversation";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const merId = 2;
let shop: TestShop;
let staff: StaffClient;
let colleague: StaffClient;
let others: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	await takeMessages(shop, [2, 3]);
	staff = await openStaff(shop, merId);
	colleague = await openStaff(shop, merId);
	others = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

async function begin(text: string, to: object = { merId }) {
	const kit = await openWriter(shop);
	await kit.send({ ...to, text });
	const { id } = (await kit.read({ ...to })).data;
	return { kit, id: id as number };
}

const inboxOf = async (who: StaffClient, filter: string) => {
	const { data } = await who.get("conversation/list", { filter, limit: 100 });
	return data.list as { id: number; shopper: string; isMine: boolean }[];
};
const idsOf = async (who: StaffClient, filter: string) =>
	(await inboxOf(who, filter)).map(({ id }) => id);

const everyCall = async (who: StaffClient, id: number) => [
	await who.get(`conversation/messages/${id}`),
	await replyAs(who, id, "Hello"),
	await who.ask(`conversation/read/${id}`, { upTo: 1 }),
	await who.ask(`conversation/assign/${id}`),
	await who.ask(`conversation/close/${id}`),
	await who.ask(`conversation/hand-over/${id}`),
];

test("a merchant's conversations are there for its own staff alone, the shop's for operators alone", async () => {
	const ofMerchant = await begin("To the merchant");
	const ofShop = await begin("To the shop", {});
	for (const who of [others, operator])
		for (const answer of await everyCall(who, ofMerchant.id))
			expectFault(answer, "notFound");
	for (const who of [staff, others])
		for (const answer of await everyCall(who, ofShop.id))
			expectFault(answer, "notFound");
	expect(await idsOf(staff, "open")).toContain(ofMerchant.id);
	expect(await idsOf(staff, "open")).not.toContain(ofShop.id);
	expect(await idsOf(operator, "open")).toContain(ofShop.id);
	expect(await idsOf(operator, "open")).not.toContain(ofMerchant.id);
});

test("whoever waits longest stands first, and is answered once", async () => {
	const first = await begin("First");
	const second = await begin("Second");
	const waiting = await idsOf(staff, "waiting");
	expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
	await replyAs(staff, first.id, "Here we are");
	expect(await idsOf(staff, "waiting")).not.toContain(first.id);
	const { count } = (await staff.get("conversation/waiting")).data;
	expect(count).toBe((await idsOf(staff, "waiting")).length);
});

test("whoever answers first looks after it, until another takes it", async () => {
	const { id } = await begin("Hello");
	await replyAs(staff, id, "Good morning");
	await replyAs(colleague, id, "Hello too");
	expect(await idsOf(staff, "mine")).toContain(id);
	expect(await idsOf(colleague, "mine")).not.toContain(id);
	await colleague.ask(`conversation/assign/${id}`);
	expect(await idsOf(staff, "mine")).not.toContain(id);
	expect(await idsOf(colleague, "mine")).toContain(id);
});

test("what is closed waits for nobody, and the next message opens it again", async () => {
	const { kit, id } = await begin("Hello");
	await staff.ask(`conversation/close/${id}`);
	expect(await idsOf(staff, "closed")).toContain(id);
	expect(await idsOf(staff, "waiting")).not.toContain(id);
	await kit.send({ merId, text: "One more thing" });
	expect(await idsOf(staff, "waiting")).toContain(id);
	expect((await kit.read({ merId })).data.state).toBe("open");
});

test("what is handed over is the shop's until it is closed, and the merchant's with the next message", async () => {
	const { kit, id } = await begin("I want to complain");
	expect((await staff.ask(`conversation/hand-over/${id}`)).code).toBe(200);
	expectFault(await replyAs(staff, id, "Wait"), "notFound");
	expect(await idsOf(operator, "waiting")).toContain(id);
	await replyAs(operator, id, "The shop here");
	const { list } = (await kit.read({ merId })).data;
	expect(list.at(-1)).toMatchObject({ side: "shop", author: null });
	const again = await operator.ask(`conversation/hand-over/${id}`);
	expect(again.code).toBe(409);
	await operator.ask(`conversation/close/${id}`);
	await kit.send({ merId, text: "Thank you" });
	expect(await idsOf(staff, "waiting")).toContain(id);
	expectFault(await replyAs(operator, id, "?"), "notFound");
});

test("who took, closed and handed over is in the change log, and no word of the shopper's", async () => {
	const { id } = await begin("My secret");
	await staff.ask(`conversation/assign/${id}`);
	await staff.ask(`conversation/close/${id}`);
	await staff.ask(`conversation/hand-over/${id}`);
	const { data, text } = await staff.get("audit/list", {
		keyword: `conversation ${id}`,
	});
	const actions = data.list.map((one: { action: string }) => one.action);
	expect(actions.sort()).toEqual([
		"conversation.assign",
		"conversation.close",
		"conversation.handOver",
	]);
	expect(text).not.toContain("secret");
});

test("a role has to allow it, and that is enough", async () => {
	const may = async (permissions: "conversations" | "orders") => {
		const scope = "merchant" as const;
		const roleId = await openRole(shop, { scope, permissions: [permissions] });
		const { get } = await openStaff(shop, merId, { roleId });
		return (await get("conversation/list")).code;
	};
	expect(await may("orders")).toBe(403);
	expect(await may("conversations")).toBe(200);
});

test("staff have read what was on their screen, and what came since is counted", async () => {
	const { kit, id } = await begin("One");
	const { data } = await staff.get(`conversation/messages/${id}`);
	await kit.send({ merId, text: "Two" });
	await staff.ask(`conversation/read/${id}`, { upTo: data.list[0].id });
	const [row] = await shop.db
		.select()
		.from(conversation)
		.where(eq(conversation.id, id));
	expect(row).toMatchObject({ staffUnread: 1 });
});

test("staff see who of them wrote, shoppers do not", async () => {
	const { kit, id } = await begin("Who is there?");
	await replyAs(staff, id, "We are");
	const authorIn = ({ data }: Awaited<ReturnType<Writer["read"]>>) =>
		data.list.at(-1).author;
	expect(authorIn(await colleague.get(`conversation/messages/${id}`))).toBe(
		"Kit",
	);
	expect(authorIn(await kit.read({ merId }))).toBeNull();
});
