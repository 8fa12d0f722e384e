import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type LocaleCode, localeCodes } from "@/gateway/contract/locale";
import { ApiError } from "@/lib/api/api-error";
import { messagesOf } from "@/lib/i18n/messages";
import { ErrorScreen } from "./error-screen";

function show(error: unknown, locale: LocaleCode = "zh-CN") {
	const onRetry = jest.fn();
	const { unmount } = render(
		<NextIntlClientProvider locale={locale} messages={messagesOf(locale)}>
			<ErrorScreen error={error} onRetry={onRetry} />
		</NextIntlClientProvider>,
	);
	return { onRetry, unmount };
}

test.each([
	[404, "這一頁找不到"],
	[500, "載入失敗"],
	[401, "請先登入"],
	[410_001, "請先登入"],
	[400, "請求有誤，請檢查設定"],
	[503, "請求有誤，請檢查設定"],
])("status %i says %s", (code, title) => {
	show(new ApiError(code, ""));
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
});

test("what no gateway answered is a failed page", () => {
	show(new Error("broken"));
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
		"載入失敗",
	);
	expect(screen.queryByText("broken")).not.toBeInTheDocument();
});

test("the gateway's own words about what is missing are shown", () => {
	show(new ApiError(404, "店舖已經搬遷"));
	expect(screen.getByText("店舖已經搬遷")).toBeVisible();
});

test("every status in every language leads home", () => {
	for (const locale of localeCodes)
		for (const code of [404, 500, 401, 400]) {
			const { unmount } = show(new ApiError(code, ""), locale);
			const home = screen.getByRole("link", {
				name: messagesOf(locale).error.home,
			});
			expect(home).toHaveAttribute(
				"href",
				locale === "zh-CN" ? "/" : `/${locale}`,
			);
			unmount();
		}
});

test("a page that failed can be tried again", () => {
	const { onRetry } = show(new Error("broken"), "en");
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(onRetry).toHaveBeenCalledTimes(1);
});
