import { lockerFields } from "../../../testing/locker-fields";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const save = (fields: object, by = operator) =>
	by.ask("locker/save", { ...lockerFields(), id: null, ...fields });
const codes = async (query = {}) =>
	(await operator.get("locker/list", query)).data.list.map(
		({ code }: { code: string }) => code,
	);

test("operators alone keep lockers", async () => {
	const staff = await openStaff(shop, 1);
	expect((await save({ code: "K-1" }, staff)).code).toBe(403);
	expect((await staff.get("locker/list")).code).toBe(403);
	expect(await save({ code: "K-1" })).toMatchObject({
		code: 200,
		data: { code: "K-1", isOpen: true },
	});
	expect(await codes({ keyword: "K-" })).toEqual(["K-1"]);
});

test("a locker is there once by its network and code, added or changed", async () => {
	const { data: one } = await save({ code: "ONCE-1" });
	const { data: other } = await save({ code: "ONCE-2" });
	const taken = { code: 400, data: { fields: { code: "lockerThere" } } };
	expect(await save({ code: "ONCE-1" })).toMatchObject(taken);
	expect(await save({ id: other.id, code: "ONCE-1" })).toMatchObject(taken);
	expect((await save({ id: one.id, code: "ONCE-1" })).code).toBe(200);
	const elsewhere = { code: "ONCE-1", network: "Another network" };
	expect((await save(elsewhere)).code).toBe(200);
	expect((await save({ id: 2_000_000_000, code: "ONCE-3" })).code).toBe(404);
});

test("a closed locker is kept, and offered to nobody", async () => {
	const { data: made } = await save({ code: "SHUT-1", isOpen: true });
	const offered = async () => {
		const path = "/api/front/collection-point/list";
		const { token } = operator;
		const { data } = await shop.wire.get(path, {}, { token });
		return data.map(({ code }: { code: string | null }) => code);
	};
	expect(await offered()).toContain("SHUT-1");
	await save({ id: made.id, code: "SHUT-1", isOpen: false });
	expect(await offered()).not.toContain("SHUT-1");
	expect(await codes({ keyword: "SHUT" })).toEqual(["SHUT-1"]);
});

test.each([
	[{ code: "no spaces" }, "code"],
	[{ code: "" }, "code"],
	[{ network: " " }, "network"],
	[{ latitude: 91 }, "latitude"],
	[{ district: "atlantis" }, "district"],
	[{ name: {} }, "name.zh-CN"],
])(
	"a locker that makes no sense is refused by its field: %j",
	async (slip, field) => {
		const { code, data } = await save(slip);
		expect(code).toBe(400);
		expect(Object.keys(data.fields)).toContain(field);
	},
);
