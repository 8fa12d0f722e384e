import { eq, sql } from "drizzle-orm";
import { answersMax } from "../../../contract/care/question-terms";
import type { LocaleCode } from "../../../contract/locale";
import { answer, question } from "../../../db/schema/question";
import { expectFault } from "../../../testing/expect-fault";
import { type OpenAccount, openAccount } from "../../../testing/open-account";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { seedGoods } from "../../../testing/seed-goods";
import { seedQuestion } from "../../../testing/seed-question";
import { seedReceived } from "../../../testing/seed-received";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";
import { type AnswerKey, answerIn } from "../../../words/words";
import { adoptQuestions, forgetQuestions } from "./service";

const own = 3;
const calls = "/api/front/product/question";
let shop: TestShop;
let staff: StaffClient;
let operator: StaffClient;
let lamp: number;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, own);
	operator = await openStaff(shop, "operator");
});
beforeEach(async () => {
	await shop.db.execute(sql`truncate outbox, rate_limit`);
	await shop.db.delete(question);
	lamp = await seedGoods(shop.db, { en: "Lamp" }, { merchantId: own });
});
afterAll(() => shop.close());

const by = (
	{ token }: Pick<OpenAccount, "token">,
	locale: LocaleCode = "en",
) => ({
	token,
	locale,
	timestamp: Date.now() + ++sent,
});
const ask = (who: OpenAccount, text: string, goodsId = lamp) =>
	shop.wire.post(`${calls}/ask`, { goodsId, text }, by(who));
const answerTo = (who: OpenAccount, questionId: number, text = "It does") =>
	shop.wire.post(`${calls}/answer`, { questionId, text }, by(who));
const listed = async () => (await shop.wire.get(`${calls}/list/${lamp}`)).data;
const ownOf = async (who: OpenAccount) =>
	(await shop.wire.get(`${calls}/own/${lamp}`, {}, by(who))).data;
const reply = (id: number, text = "It is 40 cm high", who = staff) =>
	who.ask("question/reply", { id, text });
interface PublishOptions {
	answerId?: number | null;
	who?: StaffClient;
}
const publish = (
	id: number,
	isShown: boolean,
	{ answerId = null, who = staff }: PublishOptions = {},
) => who.ask("question/publish", { id, answerId, isShown });
const waitingFor = async (who: StaffClient) =>
	(await who.get("question/list")).data;

const expectConflict = (given: Answer, because: AnswerKey) =>
	expect(given).toMatchObject({ code: 409, message: answerIn("en", because) });

/** Who received the lamp. */
async function openOwner(row?: Parameters<typeof openAccount>[1]) {
	const owner = await openAccount(shop, row);
	await seedReceived(shop, owner.id, [lamp]);
	return owner;
}

/** As buyers wrote them, whose accounts are gone. */
async function seedAnswers(questionId: number, count: number) {
	const said = { isSellers: false, text: "Yes", locale: "en" } as const;
	const row = { questionId, ...said, createdAt: shop.now() };
	const rows = await shop.db
		.insert(answer)
		.values(Array.from({ length: count }, () => row))
		.returning({ id: answer.id });
	return rows.map(({ id }) => id);
}

async function outboxOf(kind: string) {
	const { rows } = await shop.db.execute<{ payload: Record<string, unknown> }>(
		sql`select payload from outbox where kind = ${kind} order by id`,
	);
	return rows.map(({ payload }) => payload);
}

test("a question is its writer's alone until staff answer it, and public with the answer and without a name from then on", async () => {
	const kit = await openAccount(shop, { nickname: "Kit Wong" });
	expect(await ask(kit, "  How high is it? ")).toMatchObject({
		code: 200,
		data: null,
	});
	expect(await listed()).toMatchObject({ list: [], total: 0 });
	expect((await ownOf(kit)).waiting).toMatchObject([
		{ text: "How high is it?", answers: [] },
	]);
	expect((await ownOf(await openAccount(shop))).waiting).toEqual([]);
	const { list } = await waitingFor(staff);
	expect(list).toMatchObject([{ state: "waiting", goods: { id: lamp } }]);
	const { code, data } = await reply(list[0].id);
	expect([code, data.state]).toEqual([200, "shown"]);
	expect((await listed()).list).toMatchObject([
		{
			nickname: "K***g",
			text: "How high is it?",
			answers: [{ isSellers: true, nickname: "", text: "It is 40 cm high" }],
		},
	]);
	expect((await ownOf(kit)).waiting).toEqual([]);
	expect(await waitingFor(staff)).toMatchObject({ total: 0 });
	expect(await outboxOf("cache-tags")).toEqual([{ tags: [`goods:${lamp}`] }]);
});

test("who asked is written to with the first answer that is shown, in their language, and once", async () => {
	const kit = await openAccount(shop, { email: "asks@example.com" });
	const owner = await openOwner();
	await shop.wire.post(
		`${calls}/ask`,
		{ goodsId: lamp, text: "Quelle hauteur ?" },
		by(kit, "fr"),
	);
	const [{ id }] = (await waitingFor(staff)).list;
	await publish(id, true);
	expect(await outboxOf("mail")).toEqual([]);
	await answerTo(owner, id, "Deux mains");
	const [{ answers }] = (await waitingFor(staff)).list;
	expect(await outboxOf("mail")).toEqual([]);
	await publish(id, true, { answerId: answers[0].id });
	await reply(id);
	await publish(id, false);
	await publish(id, true);
	expect(await outboxOf("mail")).toMatchObject([
		{
			template: "questionAnswered",
			locale: "fr",
			to: "asks@example.com",
			values: { question: "Quelle hauteur ?", answer: "Deux mains" },
			path: `/goods_questions/${lamp}`,
		},
	]);
});

test("the same words asked again are one question, however many times at once", async () => {
	const kit = await openAccount(shop);
	await Promise.all([1, 2, 3, 4].map(() => ask(kit, "How high is it?")));
	expect(await shop.db.$count(question)).toBe(1);
});

test("who received the goods answers a question once, and everybody reads it once staff have shown it", async () => {
	const id = await seedQuestion(shop.db, lamp, { state: "shown", waiting: 0 });
	const owner = await openOwner({ nickname: "Ada Lo" });
	const stranger = await openAccount(shop);
	expect((await ownOf(owner)).mayAnswer).toBe(true);
	expect((await ownOf(stranger)).mayAnswer).toBe(false);
	expectConflict(await answerTo(stranger, id), "answeredByBuyers");
	const sentAtOnce = await Promise.all(
		["Yes", "No", "Maybe"].map((text) => answerTo(owner, id, text)),
	);
	expect(sentAtOnce.map(({ code }) => code).toSorted()).toEqual([
		200, 409, 409,
	]);
	expect((await listed()).list[0].answers).toEqual([]);
	const [{ answers }] = (await waitingFor(staff)).list;
	expect(answers).toMatchObject([{ isSellers: false, state: "waiting" }]);
	await publish(id, true, { answerId: answers[0].id });
	expect((await listed()).list[0].answers).toMatchObject([
		{ nickname: "A***o", isSellers: false },
	]);
	await publish(id, false, { answerId: answers[0].id });
	expect((await listed()).list[0].answers).toEqual([]);
	expect(await waitingFor(staff)).toMatchObject({ total: 0 });
});

test("the seller answers once, however many of the staff try at once, and stands first", async () => {
	const id = await seedQuestion(shop.db, lamp, { state: "shown", waiting: 0 });
	await answerTo(await openOwner(), id, "Mine is low");
	const [{ answers }] = (await waitingFor(staff)).list;
	await publish(id, true, { answerId: answers[0].id });
	const replies = await Promise.all(
		Array.from({ length: 8 }, (_, at) =>
			reply(id, `Reply ${at}`, at % 2 ? staff : operator),
		),
	);
	expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
	for (const refused of replies.filter(({ code }) => code !== 200))
		expectConflict(refused, "alreadyAnswered");
	const [first] = (await listed()).list;
	expect(
		first.answers.map(({ isSellers }: { isSellers: boolean }) => isSellers),
	).toEqual([true, false]);
});

test("a question has answers enough at its limit", async () => {
	const id = await seedQuestion(shop.db, lamp, { state: "shown", waiting: 0 });
	await seedAnswers(id, answersMax);
	expectConflict(await answerTo(await openOwner(), id), "answeredEnough");
});

test("what waits or is hidden is not answered, another merchant's is not found, and goods off the shelf have no questions", async () => {
	const owner = await openOwner();
	for (const state of ["waiting", "hidden"] as const) {
		const id = await seedQuestion(shop.db, lamp, { state, text: state });
		expectFault(await answerTo(owner, id), "notFound");
	}
	const id = await seedQuestion(shop.db, lamp);
	const others = await openStaff(shop, 2);
	expectFault(await reply(id, "Mine", others), "notFound");
	expectFault(await publish(id, true, { who: others }), "notFound");
	const other = await seedQuestion(shop.db, lamp, { text: "Another" });
	const [answerId] = await seedAnswers(other, 1);
	expectFault(await publish(id, true, { answerId }), "notFound");
	await shop.db.execute(
		sql`update goods set is_shown = false where id = ${lamp}`,
	);
	expectFault(await shop.wire.get(`${calls}/list/${lamp}`), "notFound");
	expectFault(await ask(owner, "Is it gone?"), "notFound");
});

test("ten questions a day are heard", async () => {
	const kit = await openAccount(shop);
	for (let at = 0; at < 10; at++)
		expect((await ask(kit, `Question ${at}`)).code).toBe(200);
	expect((await ask(kit, "One more")).code).toBe(429);
});

test.each([
	["ask", { goodsId: 1, text: "  " }, { text: "emptyQuestion" }],
	["ask", { goodsId: 1, text: "x".repeat(301) }, { text: "tooLong" }],
	["answer", { questionId: 1, text: "" }, { text: "emptyAnswer" }],
	["answer", { questionId: 1, text: "x".repeat(1_001) }, { text: "tooLong" }],
])(
	"%s without words, or with too many, says so beside its field",
	async (call, body, fields) => {
		const kit = await openAccount(shop);
		expect(
			await shop.wire.post(`${calls}/${call}`, body, by(kit)),
		).toMatchObject({ code: 400, data: { fields } });
	},
);

test("with its account goes what nobody has read, and the name from what everybody has", async () => {
	const owner = await openOwner({ nickname: "Ada Lo" });
	await ask(owner, "Nobody saw this");
	const shown = await seedQuestion(shop.db, lamp, {
		state: "shown",
		waiting: 0,
		accountId: owner.id,
		text: "Everybody saw this",
	});
	const others = await seedQuestion(shop.db, lamp, {
		state: "shown",
		waiting: 0,
		text: "Another's",
	});
	await answerTo(owner, others, "Not looked at");
	const path = "/api/front/user/export";
	const kept = await shop.wire.post(path, undefined, by(owner));
	expect(JSON.stringify(kept.data)).toContain("Nobody saw this");
	expect(JSON.stringify(kept.data)).toContain("Not looked at");
	await shop.db.transaction((tx) => forgetQuestions(tx, owner.id));
	const rows = await shop.db.select().from(question);
	expect(
		rows.map(({ id, accountId, waiting }) => ({ id, accountId, waiting })),
	).toEqual(
		expect.arrayContaining([
			{ id: shown, accountId: null, waiting: 0 },
			{ id: others, accountId: null, waiting: 0 },
		]),
	);
	expect(rows).toHaveLength(2);
	expect(await shop.db.$count(answer)).toBe(0);
	expect((await listed()).list[1].nickname).toBe("***");
});

test("a member has the tourist's questions and answers; what both wrote is there once", async () => {
	const [from, to] = [await openOwner(), await openOwner()];
	const shown = { state: "shown", waiting: 0 } as const;
	const both = await seedQuestion(shop.db, lamp, { ...shown, text: "Both" });
	const one = await seedQuestion(shop.db, lamp, { ...shown, text: "One" });
	for (const who of [from, to]) {
		await ask(who, "How high is it?");
		await answerTo(who, both);
	}
	await ask(from, "Another");
	await answerTo(from, one);
	const accounts = { from: from.id, to: to.id };
	await shop.db.transaction((tx) => adoptQuestions(tx, accounts));
	const ofMember = eq(question.accountId, to.id);
	expect(await shop.db.$count(question, ofMember)).toBe(2);
	const answers = await shop.db.select().from(answer);
	expect(answers.map(({ accountId }) => accountId)).toEqual([to.id, to.id]);
	const { list } = await waitingFor(staff);
	expect(list).toHaveLength(4);
});
