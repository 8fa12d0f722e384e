import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { LocaleCode } from "@/gateway/contract/locale";
import type { AuditEntry } from "@/gateway/contract/platform/audit";
import type { AuditAction } from "@/gateway/contract/platform/audit-terms";
import { messagesOf } from "@/lib/i18n/messages";
import { AuditTable } from "./audit-table";

type Changes = AuditEntry["changes"];

function show(locale: LocaleCode, action: AuditAction, changes: Changes) {
	const entry: AuditEntry = {
		id: 1,
		at: "2026-11-22T10:00:00+08:00",
		action,
		target: "goods 5",
		who: null,
		merchant: null,
		requestId: "r",
		changes,
	};
	render(
		<NextIntlClientProvider
			locale={locale}
			messages={messagesOf(locale)}
			timeZone="Asia/Hong_Kong"
		>
			<AuditTable list={[entry]} isStale={false} />
		</NextIntlClientProvider>,
	);
	return screen
		.getAllByRole("listitem")
		.map(({ textContent }) => textContent ?? "");
}

function fieldNames(locale: LocaleCode, action: AuditAction, fields: string[]) {
	const changes = fields.map((field) => ({ field, before: "", after: "1" }));
	return show(locale, action, changes).map((text) => text.split(":")[0]);
}

test("what changed is called as in its form, in the language that is read", () => {
	expect(fieldNames("en", "goods.edit", ["price", "isShown"])).toEqual([
		"Price (HK$)",
		"On sale",
	]);
	document.body.replaceChildren();
	expect(fieldNames("fr", "coupon.edit", ["name", "validDays"])).toEqual([
		"Nom",
		"Jours de validité",
	]);
});

test("the stock of a sku is told with its number", () => {
	expect(fieldNames("en", "goods.stock", ["stock 12"])).toEqual(["Stock #12"]);
});

test("a field without words keeps its name", () => {
	expect(fieldNames("en", "store.edit", ["newcomer"])).toEqual(["newcomer"]);
});

test("a text is told with its language", () => {
	expect(fieldNames("en", "shop.edit", ["name lao"])).toEqual(["Name (ລາວ)"]);
});

test.each([
	["en", "true", "yes"],
	["zh-CN", "false", "否"],
	["en", "2026-11-02T02:30:00.000Z", "2 Nov 2026, 10:30"],
	["en", '["tea","milk"]', "tea, milk"],
	["en", "[3,1,2]", "3, 1, 2"],
	["en", '["a list that was c…', '["a list that was c…'],
	["en", "Jasmine tea", "Jasmine tea"],
] as const)("in %s the value %s is read as %s", (locale, after, read) => {
	const changes = [{ field: "newcomer", before: "", after }];
	expect(show(locale, "goods.edit", changes)).toEqual([`newcomer:  ${read}`]);
});

test("a state and what happened to a parcel are told in their own words", () => {
	const decided = { field: "state", before: "reviewing", after: "refused" };
	expect(show("en", "refund.decide", [decided])).toEqual([
		"State: Under merchant review Refused",
	]);
	document.body.replaceChildren();
	const moved = { field: "event", before: "", after: "outForDelivery" };
	expect(show("fr", "order.track", [moved])[0]).toMatch(
		/En cours de livraison$/,
	);
});
