"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import styled from "styled-components";
import { LocationButton } from "@/components/delivery/location/location-button";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { Link } from "@/lib/i18n/navigation";
import { useLocation } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { StripHead } from "./strip-head";
import type { StoreWords } from "./use-store-views";

/** With what only the strip says. */
export interface WordedStore extends StoreWords {
	district: string;
	freeFrom: string;
}

interface NearestStoresProps {
	stores: WordedStore[];
	label: string;
}

/** Once a place is known the nearest store stands first, and one that does not deliver there looks quiet. Each seat keeps its element and size, only words change. */
export function NearestStores({ stores, label }: NearestStoresProps) {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	const ranked = place && rankStores(stores, place);
	const [first] = ranked ?? [];
	const seats =
		ranked ??
		stores.map((store) => ({ store, distanceMetres: 0, delivers: undefined }));
	return (
		<Frame className="stack cols-1 gap-x3 pad-x4" aria-label={label}>
			<div className="head">
				<Icon name="map-pin" size={24} className="jade" />
				<StripHead place={place} first={first} />
				<LocationButton className={buttonClass({ kind: "quiet" })}>
					{place ? t("change") : t("strip.choose")}
				</LocationButton>
			</div>
			<ul
				className="stack gap-x2 swipe"
				aria-label={label}
				style={{ "--stores": seats.length } as CSSProperties}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
				tabIndex={0}
			>
				{seats.map(({ store, distanceMetres, delivers }, seat) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a seat stays while stores change places.
						key={seat}
						className={
							delivers && seat === 0
								? "store chosen stack from-top"
								: "store stack from-top"
						}
					>
						<b className="one-line">
							<Link href={paths.store(store.id)}>{store.name}</Link>
						</b>
						<span className="one-line note">{store.district}</span>
						<span
							className={
								delivers === false ? "one-line note" : "one-line note good"
							}
						>
							{place
								? t(delivers ? "strip.away" : "strip.tooFar", {
										distance: formatDistance(distanceMetres, locale),
									})
								: store.reach}
						</span>
						{[store.fee, ...store.hours].map((line) => (
							<span key={line} className="one-line note">
								{line}
							</span>
						))}
					</li>
				))}
			</ul>
		</Frame>
	);
}

/** Words change when a place is chosen, so lines keep their room. */
const Frame = styled.section.attrs({ className: "stores" })`
	border-radius: ${theme.radius.card};
	background: ${theme.colour.jadeWash};

	.head {
		${kit.grid("24px minmax(0, 1fr) auto", "x3")};
		align-items: center;
	}
	ul {
		position: relative;
		/* By the number of stores, not by those that have arrived: a row that comes in pieces must not move. */
		grid-auto-columns: max(
			192px,
			calc((100% + ${theme.space.x2}) / var(--stores) - ${theme.space.x2})
		);
		grid-auto-flow: column;
		scroll-snap-type: x proximity;
	}
	.store {
		position: relative;
		padding: ${theme.space.x2} ${theme.space.x3};
		border: 2px solid transparent;
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		scroll-snap-align: start;
	}
	.store.chosen {
		border-color: ${theme.colour.jade};
	}
	.store a::after {
		${kit.veil};
		border-radius: ${theme.radius.control};
	}
	.store a:focus-visible {
		outline: 0;
	}
	.store a:focus-visible::after {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: -2px;
	}
	${screen.hover} {
		.store a:hover {
			color: ${theme.colour.jadeDeep};
			text-decoration: underline;
		}
	}
	@media (scripting: none) {
		.head .button {
			display: none;
		}
	}
	${screen.phone} {
		&.stores {
			gap: ${theme.space.x2};
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-block: ${theme.space.x3};
			border-radius: 0;
		}
		/* Room for two lines and the slot, so that nothing below moves when the device remembers a place. */
		.head {
			min-height: calc(2 * ${theme.type.reading} * ${theme.line.tight} + ${theme.type.body} * ${theme.line.body});
			gap: ${theme.space.x2};
		}
		.head .button {
			padding-inline: ${theme.space.x3};
			font-size: ${theme.type.body};
		}
		ul {
			margin-inline: calc(-1 * ${theme.space.x4});
			padding-inline: ${theme.space.x4};
			scroll-padding-inline: ${theme.space.x4};
		}
	}
`;
