import { emptySite, type ServiceConfig } from "@/gateway/contract/content/site";
import { scannedAddress, talkAddress } from "./customer-service";

const service: ServiceConfig = {
	...emptySite.service,
	serviceLink: "https://chat.example/shop",
	serviceMessage: "+852 6123 4567",
	servicePhone: "+852 2000 0000",
	serviceEmail: "service@shop.example",
};

test.each([
	["H5", "https://chat.example/shop"],
	["message", "sms:+85261234567"],
	["phone", "tel:+85220000000"],
	["hotline", "tel:+85220000000"],
	["email", "mailto:service@shop.example"],
] as const)("a talk of kind %s starts at %s", (serviceType, address) => {
	expect(talkAddress({ ...service, serviceType })).toBe(address);
});

test("a messenger has a web address instead of a number", () => {
	const messenger = "https://messenger.example/shop";
	expect(
		talkAddress({
			...service,
			serviceType: "message",
			serviceMessage: messenger,
		}),
	).toBe(messenger);
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
	for (const serviceType of ["H5", "message", "phone", "email"] as const)
		expect(talkAddress({ ...emptySite.service, serviceType })).toBeUndefined();
	expect(scannedAddress(emptySite.service)).toBeUndefined();
});

test("a camera opens the chat where there is one, else it dials", () => {
	const scan = (serviceType: ServiceConfig["serviceType"]) =>
		scannedAddress({ ...service, serviceType });
	expect(scan("H5")).toBe("https://chat.example/shop");
	expect(scan("email")).toBe("tel:+85220000000");
});
