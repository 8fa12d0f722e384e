import type { User } from "@/gateway/contract/identity/user";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { forgetEntries } from "@/lib/storage/storage";
import {
	applicationFields,
	firstValues,
	forgetDraft,
	keepDraft,
} from "./application-draft";

const user = {
	uid: 7,
	email: "kit@example.com",
	phone: "+85291234567",
} as User;
const typed = {
	companyName: "Lantau Tea",
	realName: "Chan",
	countryCode: "+852",
	phone: "9123 4567",
	email: "tea@example.com",
	categoryId: "3",
	typeId: "2",
	images: ["/uploads/a.webp"],
};
const refused = {
	...typed,
	category: { id: 4, name: "Tea" },
	type: { id: 1, name: "Flagship" },
	companyName: "Sent before",
} as unknown as Application;

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

test("what was typed comes back, but for the code and the consent", () => {
	keepDraft(7, { ...typed, captcha: "123456", agreement: true });
	expect(firstValues(user)).toEqual({
		...typed,
		captcha: "",
		agreement: false,
	});
	expect(JSON.stringify(localStorage)).not.toContain("123456");
});

test("what was typed outlives the end of the session", () => {
	keepDraft(7, typed);
	forgetEntries();
	expect(firstValues(user)).toMatchObject(typed);
});

test("another account on the same device begins with its own", () => {
	keepDraft(7, typed);
	const other = { ...user, uid: 8, email: "other@example.com" };
	expect(firstValues(other)).toMatchObject({
		companyName: "",
		email: "other@example.com",
		phone: "91234567",
	});
});

test("what was refused is there to be corrected, unless it has been already", () => {
	expect(firstValues(user, refused)).toMatchObject({
		companyName: "Sent before",
		categoryId: "4",
		typeId: "1",
		images: typed.images,
	});
	keepDraft(7, typed);
	expect(firstValues(user, refused).companyName).toBe("Lantau Tea");
	forgetDraft(7);
	expect(firstValues(user, refused).companyName).toBe("Sent before");
});

test("what nobody has chosen is missing, however a list says so", () => {
	const { error } = applicationFields.safeParse({
		...typed,
		captcha: "123456",
		agreement: true,
		categoryId: "",
		typeId: "",
	});
	const faults = error?.issues.map(({ path, message }) => [path[0], message]);
	expect(faults).toEqual([
		["categoryId", "emptyCategory"],
		["typeId", "emptyType"],
	]);
});
