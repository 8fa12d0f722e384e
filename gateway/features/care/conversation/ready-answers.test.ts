import { readyAnswersMax } from "../../../contract/care/conversation-terms";
import { readyAnswer } from "../../../db/schema/answering";
import { expectFault } from "../../../testing/expect-fault";
import { openRole } from "../../../testing/open-role";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const merId = 2;
const path = "conversation/ready-answer";
const hello = { title: "Hello", text: "Good morning" };
let shop: TestShop;
let staff: StaffClient;
let colleague: StaffClient;
let others: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, merId);
	colleague = await openStaff(shop, merId);
	others = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
beforeEach(() => shop.db.delete(readyAnswer));
afterAll(() => shop.close());

const save = (who: StaffClient, words: object, id: number | null = null) =>
	who.ask(`${path}/save`, { id, ...hello, ...words });
const titlesOf = async (who: StaffClient) =>
	(await who.get(`${path}/list`)).data.list.map(
		({ title }: { title: string }) => title,
	);

test("what one of the staff keeps all of them have, by title, and nobody else", async () => {
	await save(staff, { title: "Thanks" });
	await save(colleague, { title: "Hello" });
	await save(operator, { title: "From the shop" });
	expect(await titlesOf(staff)).toEqual(["Hello", "Thanks"]);
	expect(await titlesOf(colleague)).toEqual(["Hello", "Thanks"]);
	expect(await titlesOf(others)).toEqual([]);
	expect(await titlesOf(operator)).toEqual(["From the shop"]);
});

test("one is changed and removed by its own staff alone", async () => {
	const { id } = (await save(staff, {})).data;
	for (const who of [others, operator]) {
		expectFault(await save(who, { text: "Mine" }, id), "notFound");
		expectFault(await who.ask(`${path}/remove/${id}`), "notFound");
	}
	expect((await save(colleague, { text: "Hi" }, id)).data).toEqual({ id });
	expect((await staff.get(`${path}/list`)).data.list).toEqual([
		{ id, title: "Hello", text: "Hi" },
	]);
	expect((await colleague.ask(`${path}/remove/${id}`)).code).toBe(200);
	expectFault(await staff.ask(`${path}/remove/${id}`), "notFound");
	expect(await titlesOf(staff)).toEqual([]);
});

test("there are no more than can be looked through, however many come at once", async () => {
	const rows = Array.from({ length: readyAnswersMax - 1 }, (_, at) => ({
		...hello,
		staffOf: merId,
		title: `${at}`,
	}));
	await shop.db.insert(readyAnswer).values(rows);
	const answers = await Promise.all(
		[staff, colleague, staff].map((who) => save(who, {})),
	);
	expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
	expect((await save(others, {})).code).toBe(200);
	const [first] = (await staff.get(`${path}/list`)).data.list;
	expect((await save(staff, { text: "Other" }, first.id)).code).toBe(200);
});

test("it has a title and a text, and no more than a message's", async () => {
	for (const [words, field] of [
		[{ title: " " }, "title"],
		[{ title: "x".repeat(61) }, "title"],
		[{ text: "" }, "text"],
		[{ text: "x".repeat(1_001) }, "text"],
	] as const) {
		const refused = await save(staff, words);
		expect(refused.code).toBe(400);
		expect(Object.keys(refused.data.fields)).toEqual([field]);
	}
});

test("whoever may not answer has none of them", async () => {
	const roleId = await openRole(shop, {
		scope: "merchant",
		permissions: ["orders"],
	});
	const who = await openStaff(shop, merId, { roleId });
	expect((await who.get(`${path}/list`)).code).toBe(403);
	expect((await save(who, {})).code).toBe(403);
});

test("who kept and removed one is in the change log of their merchant", async () => {
	const { id } = (await save(staff, {})).data;
	await colleague.ask(`${path}/remove/${id}`);
	const keyword = `ready answer ${id}`;
	const { data } = await staff.get("audit/list", { keyword });
	const actions = data.list.map((one: { action: string }) => one.action);
	expect(actions.sort()).toEqual(["answer.remove", "answer.save"]);
	expect((await others.get("audit/list", { keyword })).data.list).toEqual([]);
});
