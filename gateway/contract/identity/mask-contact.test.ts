import { maskEmail, maskPhone } from "./mask-contact";

test.each([
	["+85291230001", "+852 •••• 0001"],
	["+8613800138000", "•••• 8000"],
])("of the phone %s is shown %s", (phone, shown) => {
	expect(maskPhone(phone)).toBe(shown);
});

test.each([
	["kit@example.com", "k•••@example.com"],
	["a@example.com", "a•••@example.com"],
	["@example.com", "•••"],
	["nonsense", "•••"],
])("of the e-mail %s is shown %s", (email, shown) => {
	expect(maskEmail(email)).toBe(shown);
});
