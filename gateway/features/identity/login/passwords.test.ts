import commonPasswords from "./common-passwords.json";
import { checkNewPassword, hashPassword, verifyPassword } from "./passwords";

const owner = { email: "mei.chan@example.com", phone: "+85291230001" };
const refused = {
	code: 400,
	details: { data: { fields: { password: "commonPassword" } } },
};

function faultOf(password: string): unknown {
	try {
		checkNewPassword(password, owner);
		return undefined;
	} catch (fault) {
		return fault;
	}
}

test.each([
	"12345678",
	"password",
	"PASSWORD",
	"Password123!",
	"P@ssw0rd",
	"qwertyuiop",
	"1qaz2wsx",
	"hongkong852",
	"HongKong2026",
	"woaini1314",
	"aaaaaaaa",
	"12121212",
	"abcabcabc",
	"ｐａｓｓｗｏｒｄ",
	"mei.chan@example.com",
	"Mei.Chan",
	"91230001",
	"+85291230001",
	"9123-0001",
])("a password that is easily guessed is refused: %s", (password) => {
	expect(faultOf(password)).toMatchObject(refused);
});

test.each([
	"a kite over Cheung Chau",
	"避風塘炒蟹加辣",
	"f7#kQ2!vLm",
	"correct horse battery staple",
])("any other is taken: %s", (password) => {
	expect(faultOf(password)).toBeUndefined();
});

test("several hundred common ones are known, in small letters, each once", () => {
	expect(commonPasswords.length).toBeGreaterThan(500);
	expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
	for (const one of commonPasswords) expect(one).toBe(one.toLowerCase());
});

test("a password is right however the keyboard composed its letters, and no other is", async () => {
	const hash = await hashPassword("cafe\u0301 de minuit");
	expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(await verifyPassword(hash, "caf\u00e9 de minuit")).toBe(true);
	expect(await verifyPassword(hash, "cafe de minuit")).toBe(false);
});

test("where there is no password, none is right", async () => {
	expect(await verifyPassword(null, "harbour-market")).toBe(false);
	expect(await verifyPassword(undefined, "")).toBe(false);
});
