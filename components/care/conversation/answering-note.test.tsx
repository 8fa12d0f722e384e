import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Answering } from "@/gateway/contract/care/answering";
import type { LocaleCode } from "@/gateway/contract/locale";
import { messagesOf } from "@/lib/i18n/messages";
import { AnsweringNote } from "./answering-note";

const open: Answering = {
	hours: { from: "10:00", to: "19:00" },
	isOpen: true,
	opensAt: null,
	away: null,
};

beforeEach(() => {
	jest.useFakeTimers({ now: new Date("2026-11-23T20:30:00+08:00") });
});
afterEach(() => jest.useRealTimers());

function said(part: Partial<Answering> | null, locale: LocaleCode = "en") {
	const { container } = render(
		<NextIntlClientProvider locale={locale} messages={messagesOf(locale)}>
			<AnsweringNote answering={part && { ...open, ...part }} />
		</NextIntlClientProvider>,
	);
	return container.textContent;
}

const closed = { isOpen: false, opensAt: "2026-11-24T10:00:00+08:00" };

test("while they answer their hours are said, and nothing where nobody said any", () => {
	expect(said({})).toBe("Usually answers from 10:00 to 19:00. ");
	expect(said(null)).toBe("");
});

test("when they are closed it says when they are back, on Hong Kong's calendar", () => {
	expect(said(closed)).toBe(
		"Usually answers from 10:00 to 19:00. Closed now, back tomorrow 10:00.",
	);
	expect(said(closed, "zh-CN")).toBe(
		"通常 10:00 至 19:00 回覆。 現已休息，明日 10:00回來。",
	);
});

test("an absence says its words and the day on which they are back", () => {
	const away = { until: "2026-11-30", text: "New Year holidays." };
	const opensAt = "2026-11-30T10:00:00+08:00";
	expect(said({ isOpen: false, opensAt, away })).toBe(
		"New Year holidays. Away now, back Mon, 30 Nov 10:00.",
	);
	expect(said({ hours: null, isOpen: false, away })).toBe(
		"New Year holidays. Away now, back Mon, 30 Nov.",
	);
});
