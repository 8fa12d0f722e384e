"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { orderKeywordLengthMax } from "@/gateway/contract/sales/order-list-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { theme } from "@/lib/theme/theme";

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
			<Find className="row" onSubmit={search}>
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
			</Find>
		</search>
	);
}

const Find = styled.form.attrs(sentByScript)`
	min-height: 48px;
	padding-inline-start: ${theme.space.x3};
	${kit.outlined};
	border-color: ${theme.colour.inkSoft};

	&:focus-within {
		border-color: ${theme.colour.ink};
		box-shadow: 0 0 0 1px ${theme.colour.ink};
	}
	input {
		min-height: 44px;
		padding-inline: ${theme.space.x2};
		border: 0;
		background: none;
		outline: none;
	}
	button {
		min-width: 44px;
		min-height: 44px;
	}
	.go-find {
		padding-inline: ${theme.space.x4};
		color: ${theme.colour.accentDeep};
	}
`;
