"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { orderKeywordLengthMax } from "@/gateway/contract/sales/order-list-terms";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import type { OrderAdminQuery } from "@/lib/routes/page-queries";

interface OrderAdminSearchProps {
	place: OrderAdminQuery;
	hint: string;
	/** Whether a list can be narrowed to days. */
	hasDays?: boolean;
	onSearch: (sought: Pick<OrderAdminQuery, "keyword" | "from" | "to">) => void;
}

/** By number or words, and by days. Its fields begin with what the address says. */
export function OrderAdminSearch(props: OrderAdminSearchProps) {
	const { place, hint, hasDays, onSearch } = props;
	const t = useTranslations("console.orders");

	function search(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const read = (name: string) => String(typed.get(name) ?? "").trim();
		onSearch({
			keyword: read("keyword"),
			from: read("from"),
			to: read("to"),
		});
	}
	return (
		<search className="find">
			<form
				{...sentByScript}
				className="tools"
				onSubmit={search}
				key={`${place.keyword} ${place.from} ${place.to}`}
			>
				<span className="find">
					<input
						type="search"
						name="keyword"
						autoComplete="off"
						enterKeyHint="search"
						aria-label={t("search")}
						placeholder={hint}
						maxLength={orderKeywordLengthMax}
						defaultValue={place.keyword}
					/>
				</span>
				{hasDays && (
					<>
						<label className="inline gap-x2 soft">
							{t("from")}
							<input type="date" name="from" defaultValue={place.from} />
						</label>
						<label className="inline gap-x2 soft">
							{t("to")}
							<input type="date" name="to" defaultValue={place.to} />
						</label>
					</>
				)}
				<Button type="submit" kind="quiet">
					<Icon name="search" size={18} />
					{t("search")}
				</Button>
			</form>
		</search>
	);
}
