"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useCallback, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { headerStateOf, searchesStores } from "@/lib/page-state/header-mode";
import { paths } from "@/lib/routes/paths";
import { rememberSearch } from "@/lib/storage/search-history";
import { PageForm } from "./page-form";
import { QueryReader } from "./query-reader";
import { SearchField } from "./search-field";

/** A form that works by itself; the script keeps the keyword in the field and warns about an empty one. */
export function SearchForm({ keywordMaxLength }: { keywordMaxLength: number }) {
	const t = useTranslations("header.search");
	const warningId = useId();
	const field = useRef<HTMLInputElement>(null);
	const [isEmpty, setEmpty] = useState(false);

	const [isForStores, setForStores] = useState(false);
	const hasRead = useRef(false);

	const keepKeyword = useCallback((query: string, path: string) => {
		setForStores(searchesStores(path));
		// What stands there before the script does was typed by a shopper who would not wait for it.
		const isTyped = !hasRead.current && field.current?.value;
		hasRead.current = true;
		if (field.current && !isTyped) field.current.value = keywordOf(query, path);
	}, []);

	function check(event: FormEvent) {
		const keyword = field.current?.value.trim();
		if (keyword) return rememberSearch(keyword);
		event.preventDefault();
		setEmpty(true);
		field.current?.focus();
	}

	return (
		<PageForm
			role="search"
			className="search flow grow"
			action={isForStores ? paths.storeSearch() : paths.goodsList({})}
			onSubmit={check}
		>
			<SearchField
				field={field}
				name={isForStores ? "keyword" : "title"}
				maxLength={keywordMaxLength}
				aria-invalid={isEmpty || undefined}
				aria-describedby={isEmpty ? warningId : undefined}
				onType={() => setEmpty(false)}
				onBlur={() => setEmpty(false)}
			/>
			{isForStores && <input type="hidden" name="type" value="search" />}
			<button type="submit" className="row gap-x2 rigid strong">
				<Icon name="search" size={20} />
				<span>{t("submit")}</span>
			</button>
			<p id={warningId} className="warning" role="alert">
				{isEmpty && t("empty")}
			</p>
			<QueryReader onRead={keepKeyword} />
		</PageForm>
	);
}

/** Words of a search for goods, or of one among stores; on any other page the same names mean something else. */
function keywordOf(query: string, path: string): string {
	if (headerStateOf(path).mode !== "search") return "";
	const name = searchesStores(path) ? "keyword" : "title";
	return new URLSearchParams(query).get(name) ?? "";
}
