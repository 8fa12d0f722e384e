"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import useSWR from "swr";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { kit } from "@/components/ui/kit-css";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { consolePaths } from "@/lib/routes/console-paths";
import { wholeNumber } from "@/lib/routes/whole-number";
import { screen, theme } from "@/lib/theme/theme";
import { GoodsForm } from "./goods-form";
import { newGoods, valuesOf } from "./goods-values";

/** The goods that the address names, or a new one. */
export function GoodsEditor() {
	const asked = useSearchParams().get("id");
	return (
		<Frame>
			<Asked asked={asked} />
		</Frame>
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
			<LinkButton kind="primary" href={consolePaths.page("goods")}>
				{t("all")}
			</LinkButton>
		</EmptyState>
	);
}

const Frame = styled.div`
	max-width: 960px;

	form {
		max-width: none;
	}
	.card h2 + .soft {
		margin-top: ${theme.space.x1};
	}
	.ticks {
		${kit.wrap(0, "x5")};
	}
	.skus fieldset {
		position: relative;
		${kit.grid({ all: "repeat(auto-fill, minmax(136px, 1fr))", phone: 2 }, "x3")};
		padding-inline-end: 60px;
	}
	.skus .remove {
		position: absolute;
		inset: ${theme.space.x2} ${theme.space.x2} auto auto;
		${kit.icon};
	}
	.order li {
		padding: ${theme.space.x1};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.order img {
		${kit.square(56)};
		border-radius: ${theme.radius.small};
		object-fit: cover;
	}
	.order button {
		width: 36px;
		height: 44px;
	}
	.order button:disabled {
		color: ${theme.colour.hairline};
	}
	form > .end {
		position: sticky;
		z-index: 1;
		inset-block-end: 0;
		padding: ${theme.space.x3} ${theme.space.x4};
		${kit.popover};
	}
	form > .end .tick {
		margin-inline-end: auto;
	}
	.end .again {
		min-height: 32px;
		text-decoration: underline;
	}
	${screen.phone} {
		.skus fieldset {
			padding-inline-end: ${theme.space.x4};
			padding-top: ${theme.space.x12};
		}
		form > .end .tick {
			flex-basis: 100%;
		}
		.end .button {
			padding-inline: ${theme.space.x3};
		}
	}
`;
