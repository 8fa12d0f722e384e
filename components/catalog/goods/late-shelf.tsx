"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import useSWR from "swr";
import type { GoodsCard } from "@/gateway/contract/catalog/goods";
import type { CartType } from "@/gateway/contract/values";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { LateWords } from "@/lib/i18n/late-words";
import { GoodsCards } from "./goods-cards";

type ShelfName = "popular" | "lately" | "again";

// messages: goods.shelf.*

interface LateShelfProps {
	name: ShelfName;
	/** What the answer hangs on, beside the language. */
	of: string | number | undefined;
	read: (api: Api) => Promise<GoodsCard[]>;
	/** Beside its title. */
	children?: ReactNode;
}

/** A shelf that comes after the page, in room kept for it. Nothing where there is nothing, or it cannot be read. */
export function LateShelf({ name, of, read, children }: LateShelfProps) {
	const locale = useLocale();
	const { data, error } = useSWR(
		["shelf", name, of, locale],
		() => read(browserApi(locale, { isQuiet: true })),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	if (error || data?.length === 0) return null;
	const room = (
		<span
			className="skeleton block"
			style={{ height: 320 }}
			aria-hidden="true"
		/>
	);
	if (!data) return room;
	return (
		<LateWords part="shelf" fallback={room}>
			<Shelf name={name} goods={data}>
				{children}
			</Shelf>
		</LateWords>
	);
}

function Shelf(props: {
	name: ShelfName;
	goods: GoodsCard[];
	children: ReactNode;
}) {
	const { name, goods, children } = props;
	const t = useTranslations("goods.shelf");
	const id = useId();
	return (
		<section className="stack cols-1 gap-x4" aria-labelledby={id}>
			<div className="row apart gap-x3">
				<h2 id={id} className="head-title">
					{t(name)}
				</h2>
				{children}
			</div>
			<GoodsCards goods={goods} />
		</section>
	);
}

const row = 6;

/** What many buy, of one area or of both: there is a way on where a page has nothing else to show. */
export function PopularShelf({ cartType }: { cartType?: CartType }) {
	return (
		<LateShelf
			name="popular"
			of={cartType}
			read={async (api) => {
				const query = { sort: "sales", inStock: "true", limit: row } as const;
				const { list } = await api.get("/api/front/product/list", {
					query: { ...query, cartType },
				});
				return list;
			}}
		/>
	);
}

/** These goods as they are now; those that are sold no longer are left out. */
export function ShelfOf(props: {
	name: ShelfName;
	ids: number[];
	children?: ReactNode;
}) {
	const { name, children } = props;
	const ids = props.ids.slice(0, row).join(",");
	if (!ids) return null;
	return (
		<LateShelf
			name={name}
			of={ids}
			read={(api) => api.get("/api/front/product/cards", { query: { ids } })}
		>
			{children}
		</LateShelf>
	);
}
