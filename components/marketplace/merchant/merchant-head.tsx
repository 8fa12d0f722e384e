import { useTranslations } from "next-intl";
import styled from "styled-components";
import { FollowMerchant } from "@/components/catalog/favourites/follow-merchant";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import { kit } from "@/components/ui/kit-css";
import { Picture } from "@/components/ui/picture";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { MerchantContact } from "./merchant-contact";
import { MerchantSearchField } from "./merchant-search-field";
import { MerchantStatus } from "./merchant-status";
import { type MerchantTab, MerchantTabs } from "./merchant-tabs";

interface MerchantHeadProps {
	merchant: MerchantDetail;
	/** The tab on which the page stands. */
	tab: MerchantTab;
	/** Below the merchant; absent on its front, which its name leads to elsewhere. */
	crumb?: Crumb;
	/** The words that are being looked for. */
	keyword?: string;
}

/** Whose page it is, and the way to its others. */
export function MerchantHead(props: MerchantHeadProps) {
	const { merchant, tab, crumb, keyword } = props;
	const t = useTranslations("merchant");
	const { id, name, cover, logo } = merchant;
	const Name = tab === "front" ? "h1" : "p";
	const front = tab === "front" ? undefined : paths.merchant(id);
	return (
		<>
			<Breadcrumb
				crumbs={[
					{ name: t("street.title"), path: paths.street() },
					{ name, path: front },
					...(crumb ? [crumb] : []),
				]}
			/>
			<HeadStyles className="as-panel">
				{cover && (
					<div className="cover">
						<Picture
							className="fills"
							source={cover}
							alt=""
							width={1200}
							height={400}
							isFirst
						/>
					</div>
				)}
				<div className="who">
					<Picture className="full" source={logo} alt="" width={96} />
					<div>
						<Name className="name size-title bold anywhere">
							{front ? <Link href={front}>{name}</Link> : name}
						</Name>
						<MerchantStatus merchant={merchant} />
					</div>
				</div>
				<div className="ways">
					<FollowMerchant id={id} name={name} />
					<MerchantContact id={id} name={name} service={merchant.service} />
				</div>
				<MerchantSearchField id={id} keyword={keyword} />
				<MerchantTabs id={id} current={tab} />
			</HeadStyles>
		</>
	);
}

/** Picture, name, ways and tabs; on a desktop the field for goods in the same row as the name. */
const HeadStyles = styled.header`
	${kit.grid({ all: 1, tablet: "minmax(0, 1fr) auto", desktop: "minmax(0, 1fr) auto auto" }, "x3")};
	overflow: hidden;

	.cover {
		aspect-ratio: 3;
		background: ${theme.colour.sunken};
	}
	.cover img {
		object-position: 70% 80%;
	}
	.who {
		${kit.grid("64px minmax(0, 1fr)", "x3")};
		align-items: center;
		padding-inline: ${theme.space.x4};
	}
	.who img {
		aspect-ratio: 1;
		border-radius: ${theme.radius.card};
		object-fit: cover;
	}
	.name {
		line-height: ${theme.line.tight};
	}
	.name a {
		display: inline-block;
		padding-block: ${theme.space.x2};
	}
	.ways {
		${kit.wrap("x2")};
		padding-inline: ${theme.space.x4};
	}
	.search-field {
		padding-inline: ${theme.space.x4};
	}
	.tabs ul {
		border-top: 1px solid ${theme.colour.hairline};
	}
	${screen.tablet} {
		align-items: center;

		> :is(.cover, .tabs) {
			grid-column: 1 / -1;
		}
		.cover {
			aspect-ratio: 6;
		}
		.who {
			grid-template-columns: 88px minmax(0, 1fr);
			gap: ${theme.space.x4};
			padding-inline: ${theme.space.x5} 0;
		}
		.name {
			font-size: ${theme.type.heading};
		}
		.ways {
			justify-content: flex-end;
			padding-inline: 0 ${theme.space.x5};
		}
		.search-field {
			grid-column: 1 / -1;
			max-width: 480px;
			padding-inline: ${theme.space.x5};
		}
		.tabs ul {
			padding-inline: ${theme.space.x2};
		}
	}
	${screen.desktop} {
		.search-field {
			grid-column: auto;
			width: 300px;
			padding-inline: 0 ${theme.space.x5};
		}
		.ways {
			padding-inline: 0;
		}
	}
`;
