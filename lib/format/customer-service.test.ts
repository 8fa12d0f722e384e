import { emptySite, type ServiceConfig } from "@/gateway/contract/content/site";
import { scannedAddress, talkAddress, textAddress } from "./customer-service";

const service: ServiceConfig = {
	...emptySite.service,
	serviceLink: "https://chat.example/shop",
	serviceMessage: "+852 6123 4567",
	servicePhone: "+852 2000 0000",
	serviceEmail: "service@shop.example",
};

test.each([
	["H5", "https://chat.example/shop"],
	["message", "/users/conversation?with=shop"],
	["phone", "tel:+85220000000"],
	["hotline", "tel:+85220000000"],
	["email", "mailto:service@shop.example"],
] as const)("a talk of kind %s starts at %s", (serviceType, address) => {
	expect(talkAddress({ ...service, serviceType })).toBe(address);
});

test("messages are a conversation with whom and about what is asked, beside a number for texts", () => {
	const written = { ...service, serviceType: "message" } as const;
	expect(talkAddress(written, { merId: 4, goodsId: 12 })).toBe(
		"/users/conversation?with=4&goodsId=12",
	);
	expect(textAddress(written)).toBe("sms:+85261234567");
	expect(textAddress({ ...written, serviceType: "H5" })).toBeUndefined();
});

test.each([
	"javascript:alert(1)",
	"//evil.example",
	"http://plain.example",
	"",
])("%p is no chat", (serviceLink) => {
	expect(
		talkAddress({ ...service, serviceType: "H5", serviceLink }),
	).toBeUndefined();
});

test("nothing is offered that an operator has not set", () => {
	for (const serviceType of ["H5", "phone", "email"] as const)
		expect(talkAddress({ ...emptySite.service, serviceType })).toBeUndefined();
	expect(scannedAddress(emptySite.service)).toBeUndefined();
});

test("a camera opens the chat where there is one, else it dials", () => {
	const scan = (serviceType: ServiceConfig["serviceType"]) =>
		scannedAddress({ ...service, serviceType });
	expect(scan("H5")).toBe("https://chat.example/shop");
	expect(scan("email")).toBe("tel:+85220000000");
});
