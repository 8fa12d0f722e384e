"use client";

import { useTranslations } from "next-intl";
import {
	type FocusEvent,
	type InputHTMLAttributes,
	type RefObject,
	useEffect,
	useEffectEvent,
	useId,
	useState,
} from "react";
import { late } from "@/components/ui/late";
import { useRouter } from "@/lib/i18n/use-router";
import type { SearchOption } from "./match-words";
import { useCombobox } from "./use-combobox";

const loadSuggestions = () => import("./search-suggestions");
const SearchSuggestions = late(() =>
	loadSuggestions().then((module) => module.SearchSuggestions),
);

interface SearchFieldProps extends InputHTMLAttributes<HTMLInputElement> {
	field: RefObject<HTMLInputElement | null>;
	/** The shopper typed: what was said about the last attempt is over. */
	onType: () => void;
}

/**
 * A field of a plain form. Once it is used categories, goods and words stand below it: one of the shop's own leads there,
 * a word sends the form.
 */
export function SearchField({ field, onType, ...rest }: SearchFieldProps) {
	const t = useTranslations("header.search");
	const listId = useId();
	const [typed, setTyped] = useState("");
	const [options, setOptions] = useState<SearchOption[]>([]);
	const router = useRouter();
	const words = options.map(({ word }) => word);
	const list = useCombobox({ listId, options: words, onChoose });

	function onChoose(at: number) {
		list.close();
		const { word = "", href } = options[at] ?? {};
		if (href) return router.push(href);
		if (field.current) field.current.value = word;
		field.current?.form?.requestSubmit();
	}

	function open(typedNow: string) {
		onType();
		setTyped(typedNow);
		list.open();
	}

	/** Whoever typed before the script came finds the words as soon as it is there. */
	const catchUp = useEffectEvent(() => {
		const { current } = field;
		if (current?.value && current === document.activeElement)
			open(current.value);
	});
	useEffect(() => catchUp(), []);

	function leave({ currentTarget, relatedTarget }: FocusEvent) {
		if (!currentTarget.contains(relatedTarget)) list.close();
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave what is inside.
		<div className="flow grow" onBlur={leave}>
			<input
				ref={field}
				type="search"
				className="grow size-reading"
				aria-label={t("label")}
				placeholder={t("placeholder")}
				enterKeyHint="search"
				autoComplete="off"
				onFocus={loadSuggestions}
				onClick={() => !list.isOpen && open("")}
				onInput={({ currentTarget }) => open(currentTarget.value)}
				{...list.fieldProps}
				{...rest}
			/>
			{list.isOpen && (
				<SearchSuggestions
					listId={listId}
					typed={typed}
					active={list.active}
					onOptions={setOptions}
					onChoose={onChoose}
				/>
			)}
		</div>
	);
}
