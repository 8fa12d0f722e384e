"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { orderKeywordLengthMax } from "@/gateway/contract/sales/order-list-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";

interface OrderSearchProps {
	/** As the address says it. */
	keyword: string;
	onSearch: (keyword: string) => void;
}

/** By order number or by words of the goods' names. */
export function OrderSearch({ keyword, onSearch }: OrderSearchProps) {
	const t = useTranslations("order.search");
	const [typed, setTyped] = useState(keyword);
	const [searched, setSearched] = useState(keyword);
	// Back and forth in the history change what was searched for.
	if (keyword !== searched) {
		setSearched(keyword);
		setTyped(keyword);
	}

	function search(event: FormEvent) {
		event.preventDefault();
		if (typed.trim() !== keyword) onSearch(typed.trim());
	}
	function clear() {
		setTyped("");
		onSearch("");
	}
	return (
		<search>
			<form {...sentByScript} className="find row" onSubmit={search}>
				<Icon name="search" size={18} className="soft" />
				<input
					className="grow size-reading"
					type="text"
					inputMode="search"
					enterKeyHint="search"
					autoComplete="off"
					aria-label={t("label")}
					placeholder={t("hint")}
					maxLength={orderKeywordLengthMax}
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				{keyword && (
					<button
						type="button"
						className="centre"
						aria-label={t("clear")}
						onClick={clear}
					>
						<Icon name="x" size={18} className="soft" />
					</button>
				)}
				<button type="submit" className="go-find centre bold">
					{t("go")}
				</button>
			</form>
		</search>
	);
}
