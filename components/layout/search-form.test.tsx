import { fireEvent, render, screen } from "@testing-library/react";
import {
	PathnameContext,
	SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { messagesOf } from "@/lib/i18n/messages";
import { rememberSearch } from "@/lib/storage/search-history";
import { SearchForm } from "./search-form";

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock("next/navigation", () => ({
	...jest.requireActual("next/navigation"),
	useRouter: () => router,
}));

// Every word is there already.
jest.mock("@/lib/i18n/ask-words", () => ({ askWords: async () => ({}) }));

/** The form on the page of an address. */
function formAt(locale: LocaleCode, query: string, path = "/") {
	return (
		<PathnameContext value={path}>
			<SearchParamsContext value={new URLSearchParams(query)}>
				<NextIntlClientProvider locale={locale} messages={messagesOf(locale)}>
					<SearchForm keywordMaxLength={500} />
				</NextIntlClientProvider>
			</SearchParamsContext>
		</PathnameContext>
	);
}

function show(locale: LocaleCode, query = "", path = "/") {
	render(formAt(locale, query, path));
	const field = screen.getByRole<HTMLInputElement>("combobox");
	const { form } = field;
	if (!form) throw new Error("the search field stands in no form");
	return { field, form };
}

/** False when the form held the submission back. */
function submit(form: HTMLFormElement): boolean {
	return fireEvent.submit(form);
}

test("an empty keyword is not searched for: the field says so in words and takes the focus", () => {
	const { field, form } = show("zh-CN");
	expect(submit(form)).toBe(false);
	expect(screen.getByRole("alert")).toHaveTextContent("請輸入搜索關鍵字");
	expect(field).toHaveAccessibleDescription("請輸入搜索關鍵字");
	expect(field).toBeInvalid();
	expect(field).toHaveFocus();
});

test("words are looked for in place, and the page that answers is fetched once somebody is in the field", () => {
	const { field, form } = show("en");
	field.focus();
	expect(router.prefetch).toHaveBeenCalledWith("/en/goods/goods_search");
	fireEvent.input(field, { target: { value: "milk & tea" } });
	expect(submit(form)).toBe(false);
	expect(router.push).toHaveBeenCalledWith(
		"/en/goods/goods_search?title=milk+%26+tea",
	);
});

test("blanks are an empty keyword", () => {
	const { field, form } = show("en");
	fireEvent.input(field, { target: { value: " \u3000 " } });
	expect(submit(form)).toBe(false);
	expect(screen.getByRole("alert")).toHaveTextContent(
		"Enter a word to search for",
	);
});

test("the warning goes when the shopper starts to type", () => {
	const { field, form } = show("en");
	submit(form);
	fireEvent.input(field, { target: { value: "tea" } });
	expect(screen.getByRole("alert")).toBeEmptyDOMElement();
	expect(field).toBeValid();
});

test("the keyword of the address stays in the field", () => {
	const list = "/goods/goods_search";
	expect(show("zh-CN", "title=鮮奶&sort=price", list).field).toHaveValue(
		"鮮奶",
	);
});

test("a page that calls something else by the same name leaves the field empty", () => {
	const { field } = show("en", "title=privacy+policy", "/en/privacy_agreement");
	expect(field).toHaveValue("");
});

test("what was typed before the script came stays in the field, until the next page", () => {
	const shown = (query: string) =>
		formAt("en", query, query ? "/en/goods/goods_search" : "/en");
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(shown(""));
	const field = container.querySelector("input");
	if (field) field.value = "rice";
	const { rerender } = render(shown(""), { container, hydrate: true });
	expect(field).toHaveValue("rice");
	rerender(shown("title=milk"));
	expect(field).toHaveValue("milk");
});

test("words stand below what was typed before the script came, where the shopper still types", async () => {
	rememberSearch("rice cooker");
	const container = document.createElement("div");
	document.body.append(container);
	container.innerHTML = renderToString(formAt("en", ""));
	const field = container.querySelector("input");
	if (field) field.value = "rice";
	field?.focus();
	render(formAt("en", ""), { container, hydrate: true });
	expect(await screen.findByRole("option")).toHaveTextContent("rice cooker");
});

test("without a script the form asks for the search page in the shopper's language", () => {
	const { field, form } = show("fr");
	expect(form).toHaveAttribute("action", "/fr/goods/goods_search");
	expect(field).toHaveAttribute("name", "title");
	expect(form.method).toBe("get");
});

test("on a store's page the form asks for stores and goods by the same words, and keeps them", () => {
	const { field, form } = show(
		"en",
		"type=search&keyword=mong+kok",
		"/en/store/store_list",
	);
	expect(field).toHaveValue("mong kok");
	expect(form).toHaveAttribute("action", "/en/store/store_list");
	expect(Object.fromEntries(new FormData(form))).toEqual({
		keyword: "mong kok",
		type: "search",
	});
});
