"use client";

import { useTranslations } from "next-intl";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { EmptyFavourites } from "./empty-favourites";
import { KeptCard } from "./kept-card";
import { listId, useFavourites } from "./use-favourites";

const perPage = 20;

/** The merchants that an account follows. */
export function FollowedMerchants({ page }: { page: number }) {
	const t = useTranslations("favourites.merchants");
	const answer = useAccountList(["favourites", "merchants", page], (api) =>
		api.get("/api/front/collect/merchant/list", {
			query: { page, limit: perPage },
		}),
	);
	const { leaving, takeAway } = useFavourites({
		remove: (api, [id = 0]) =>
			api.post("/api/front/merchant/cancel/{id}", { params: { id } }),
		putBack: (api, [id = 0]) =>
			api.post("/api/front/merchant/collect/{id}", { params: { id } }),
		ask: answer.ask,
		removed: () => t("removed"),
	});
	return (
		<PagedList
			answer={answer}
			height={114}
			empty={<EmptyFavourites tab="merchants" page={page} />}
			pathOf={(next) => accountPaths.favourites("merchants", next)}
		>
			{(list, isStale) => (
				<ul
					id={listId}
					className="favourites"
					tabIndex={-1}
					aria-busy={isStale}
				>
					{list
						.filter(({ id }) => !leaving.includes(id))
						.map((merchant) => (
							<FollowedCard
								key={merchant.id}
								merchant={merchant}
								onRemove={(isByKey) => void takeAway([merchant.id], isByKey)}
							/>
						))}
				</ul>
			)}
		</PagedList>
	);
}

interface FollowedCardProps {
	merchant: MerchantCard;
	onRemove: (isByKey: boolean) => void;
}

function FollowedCard({ merchant, onRemove }: FollowedCardProps) {
	const t = useTranslations("favourites.merchants");
	const { id, name, logo, category, goodsCount } = merchant;
	return (
		<KeptCard
			data-merchant={id}
			picture={logo}
			name={name}
			path={paths.merchant(id)}
			removeLabel={t("remove", { name })}
			onRemove={onRemove}
		>
			<p className="soft">
				{category.name} · {t("goods", { count: goodsCount })}
			</p>
			<div className="flow wraps gap-x2">
				<LinkButton kind="quiet" href={paths.merchant(id)}>
					<Icon name="store" size={18} />
					{t("visit")}
				</LinkButton>
			</div>
		</KeptCard>
	);
}
