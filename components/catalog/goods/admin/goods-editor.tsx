"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { paths } from "@/lib/routes/paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { EditorStyles } from "./editor-styles";
import { GoodsForm } from "./goods-form";
import { newGoods, valuesOf } from "./goods-values";

/** The goods that the address names, or a new one. */
export function GoodsEditor() {
	const asked = useSearchParams().get("id");
	return (
		<EditorStyles>
			<Asked asked={asked} />
		</EditorStyles>
	);
}

function Asked({ asked }: { asked: string | null }) {
	if (asked === null) return <GoodsForm key="new" initial={newGoods()} />;
	const id = wholeNumber(asked);
	return id === undefined ? <NotThere /> : <KnownGoods key={id} id={id} />;
}

function KnownGoods({ id }: { id: number }) {
	const locale = useLocale();
	// Read once: what somebody else changes meanwhile must not move what is being typed.
	const { data, error, mutate } = useSWR(
		["staff goods", id],
		() =>
			browserApi(locale).get("/api/operator/goods/detail/{id}", {
				params: { id },
			}),
		{
			revalidateOnFocus: false,
			revalidateOnReconnect: false,
			shouldRetryOnError: false,
			dedupingInterval: 0,
		},
	);
	if (error instanceof ApiError && error.code === 404) return <NotThere />;
	if (error && !data) return <ListFault onRetry={() => void mutate()} />;
	if (!data) return <ListSkeleton height={240} />;
	return (
		<GoodsForm
			key={data.version}
			initial={valuesOf(data)}
			goods={data}
			refetch={() => mutate()}
		/>
	);
}

function NotThere() {
	const t = useTranslations("console.goods.missing");
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t("title")}
			detail={t("detail")}
		>
			<LinkButton kind="primary" href={paths.console("goods")}>
				{t("all")}
			</LinkButton>
		</EmptyState>
	);
}
