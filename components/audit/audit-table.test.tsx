import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { AuditAction, AuditEntry } from "@/gateway/contract/audit";
import type { LocaleCode } from "@/gateway/contract/locale";
import { messagesOf } from "@/lib/i18n/messages";
import { AuditTable } from "./audit-table";

function told(locale: LocaleCode, action: AuditAction, fields: string[]) {
	const entry: AuditEntry = {
		...{ id: 1, at: "2026-11-22T10:00:00+08:00", action, target: "goods 5" },
		...{ who: null, merchant: null, requestId: "r" },
		changes: fields.map((field) => ({ field, before: "", after: "1" })),
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
		.map(({ textContent }) => textContent?.split(":")[0]);
}

test("what changed is called as in its form, in the language that is read", () => {
	expect(told("en", "goods.edit", ["price", "isShown"])).toEqual([
		"Price (HK$)",
		"On sale",
	]);
	document.body.replaceChildren();
	expect(told("fr", "coupon.edit", ["name", "validDays"])).toEqual([
		"Nom",
		"Jours de validité",
	]);
});

test("the stock of a sku is told with its number", () => {
	expect(told("en", "goods.stock", ["stock 12"])).toEqual(["Stock #12"]);
});

test("a field without words keeps its name", () => {
	expect(told("en", "store.edit", ["newcomer"])).toEqual(["newcomer"]);
});
