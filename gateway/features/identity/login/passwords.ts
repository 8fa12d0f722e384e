import { hash, verify } from "@node-rs/argon2";
import { refuseField } from "../../../http/refuse-field";
import commonPasswords from "./common-passwords.json";

// Passwords are kept as argon2id by the library's own cost, which is that of OWASP's cheat sheet. A password that too
// many people use, or that repeats what everybody knows of its owner, is refused.

/** Of a password that nobody has: an account that is not there costs the same work as one that is. */
const hashOfNobody =
	"$argon2id$v=19$m=19456,t=2,p=1$2xsnodmCAYtoDPVxQ0no0A$D0WZD6ixbEDhpZnqZPMVhkFeVjXSGCZuzqXSmKEhK9s";

const common = new Set(commonPasswords);

/** The same keys typed on another keyboard are the same password. */
const asTyped = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
	return hash(asTyped(password));
}

/** Takes the same time whether or not there is a password to compare with. */
export async function verifyPassword(
	passwordHash: string | null | undefined,
	password: string,
): Promise<boolean> {
	const isRight = await verify(passwordHash ?? hashOfNobody, asTyped(password));
	return isRight && Boolean(passwordHash);
}

/** What everybody knows of a password's owner. */
interface Owner {
	email?: string | null;
	phone?: string | null;
}

/** Refuses a password that is easily guessed: `commonPassword`, beside the named field. */
export function checkNewPassword(
	password: string,
	owner: Owner = {},
	field = "password",
): void {
	const typed = asTyped(password).toLowerCase();
	if (isCommon(typed) || isOwners(typed, owner))
		throw refuseField(field, "commonPassword");
}

const isCommon = (typed: string) =>
	common.has(typed) ||
	// One to three characters over and over: "aaaaaaaa", "12121212", "abcabcabc".
	/^(.{1,3})\1+.{0,2}$/su.test(typed) ||
	// A common one with digits or marks behind it, or letters for look-alikes.
	common.has(typed.replace(/[\d\W_]{1,4}$/u, "")) ||
	common.has(withLetters(typed));

const lookAlikes: Record<string, string> = {
	"@": "a",
	"4": "a",
	"3": "e",
	"1": "i",
	"!": "i",
	"0": "o",
	$: "s",
	"5": "s",
};

const withLetters = (typed: string) =>
	typed.replace(/[@431!0$5]/g, (mark) => lookAlikes[mark] ?? mark);

function isOwners(typed: string, { email, phone }: Owner): boolean {
	const known = [email, email?.split("@")[0], phone, phone?.slice(1)];
	const bare = typed.replace(/[\W_]/gu, "");
	return (
		known.some((word) => word && typed === word.toLowerCase()) ||
		(/^\d+$/.test(bare) && Boolean(phone?.endsWith(bare)))
	);
}
