import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { formatDate } from "@/lib/format/format-date";
import { groupOpeningHours } from "@/lib/format/opening-hours";
import { theme } from "@/lib/theme/theme";
import { MerchantPanel } from "./page-styles";

const day = { year: "numeric", month: "long", day: "numeric" } as const;

/** All that is known about a merchant, one line each. */
export function MerchantFacts({ merchant }: { merchant: MerchantDetail }) {
	const t = useTranslations("merchant");
	const ofRating = useTranslations("review.rating");
	const locale = useLocale();
	const { type, rating, ratingCount, openingHours } = merchant;
	return (
		<FactsStyles aria-labelledby="facts">
			<h2 id="facts">{t("about.facts")}</h2>
			<dl>
				<Fact name={t("about.type")}>
					{merchant.isSelfSupport
						? t("about.typeOwn", { type: type.name })
						: type.name}
				</Fact>
				<Fact name={t("about.classification")}>{merchant.category.name}</Fact>
				<Fact name={t("about.rating")}>
					{rating === null
						? t("about.noRating")
						: ofRating("spoken", { rating, count: ratingCount })}
				</Fact>
				<Fact name={t("about.followers")}>{merchant.followers}</Fact>
				<Fact name={t("about.goods")}>{merchant.goodsCount}</Fact>
				<Fact name={t("about.joined")}>
					{formatDate(new Date(merchant.joinedOn), locale, day)}
				</Fact>
				<Fact name={t("about.address")}>{merchant.address}</Fact>
				<Fact name={t("about.phone")}>
					<a
						className="target underlined"
						href={`tel:${merchant.phone.replaceAll(" ", "")}`}
					>
						{merchant.phone}
					</a>
				</Fact>
				{openingHours && (
					<Fact name={t("contact.hours")}>
						{groupOpeningHours(openingHours, locale).map(({ days, hours }) => (
							<span className="hours apart" key={days ?? ""}>
								<span>{days ?? t("hours.everyDay")}</span>
								<span>{hours ?? t("hours.rest")}</span>
							</span>
						))}
					</Fact>
				)}
			</dl>
		</FactsStyles>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="at-baseline rule-above">
			<dt className="soft">{name}</dt>
			<dd className="anywhere">{children}</dd>
		</div>
	);
}

/** What is known about a merchant, a row each. */
const FactsStyles = styled(MerchantPanel)`
	dl > div {
		${kit.grid("minmax(96px, 30%) minmax(0, 1fr)", "x3")};
		padding-block: ${theme.space.x2};
	}
	dd a {
		margin-block: calc(-1 * ${theme.space.x3});
	}
	.hours {
		${kit.wrap(0, "x4")};
		max-width: 260px;
	}
`;
