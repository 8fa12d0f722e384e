"use client";

import { useLocale, useTranslations } from "next-intl";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import {
	type Ranked,
	rankStores,
} from "@/gateway/contract/delivery/nearest-stores";
import { Link } from "@/lib/i18n/navigation";
import {
	type DeliveryLocation,
	nameOf,
	useLocation,
} from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { useStoresNow } from "@/lib/location/use-stores-now";
import { paths } from "@/lib/routes/paths";
import { screen, theme } from "@/lib/theme/theme";
import { LocationPrompt } from "./location-prompt";
import { FactStyles, NextSlot } from "./next-slot";
import type { StoreView } from "./use-store-views";

interface StoreDeliveryProps {
	id: number;
	/** All that are in service, this one among them. */
	stores: StoreView[];
	label: string;
}

/** Whether this store delivers to the chosen place, when and for how much; else why not, and which one comes nearest. */
export function StoreDelivery({ id, stores, label }: StoreDeliveryProps) {
	const t = useTranslations("stores.delivery");
	const place = useLocation();
	const nowOf = useStoresNow();
	const ranked = place && rankStores(stores, place);
	const own = ranked?.find(({ store }) => store.id === id);
	const view = stores.find((store) => store.id === id);
	return (
		<Frame aria-label={label}>
			{place && own ? (
				<Reached place={place} own={own} />
			) : (
				<LocationPrompt title={t("title")} detail={t("invitation")} />
			)}
			<FactStyles>
				<Icon name="truck" size={18} />
				{view?.fee}
			</FactStyles>
			{own && !own.delivers ? (
				<Instead id={id} first={ranked?.[0]} />
			) : (
				<NextSlot now={nowOf(id)} delivers={own?.delivers} />
			)}
		</Frame>
	);
}

function Reached(props: { place: DeliveryLocation; own: Ranked<StoreView> }) {
	const { place, own } = props;
	const t = useTranslations("stores.delivery");
	const locale = useLocale();
	const words = {
		place: nameOf(place, locale),
		distance: formatDistance(own.distanceMetres, locale),
		reach: own.store.radius,
	};
	return (
		<LocationPrompt
			title={t(own.delivers ? "yes" : "no", words)}
			detail={t(own.delivers ? "away" : "far", words)}
		/>
	);
}

interface InsteadProps {
	id: number;
	/** The nearest that delivers, else the nearest of all. */
	first?: Ranked<StoreView>;
}

function Instead({ id, first }: InsteadProps) {
	const t = useTranslations("stores.delivery");
	const locale = useLocale();
	if (!first || first.store.id === id)
		return <FactStyles className="next-slot row">{t("noneNear")}</FactStyles>;
	const words = {
		store: first.store.name,
		distance: formatDistance(first.distanceMetres, locale),
	};
	return (
		<FactStyles className="next-slot strong">
			<Icon name="store" size={18} />
			<Link
				className="target good underlined"
				href={paths.store(first.store.id)}
			>
				{t(first.delivers ? "instead" : "nearest", words)}
			</Link>
		</FactStyles>
	);
}

const Frame = styled.section.attrs({ className: "delivery" })`
	${kit.grid({ all: 1, tablet: 2 }, "x3")};
	padding: ${theme.space.x4};
	border-radius: ${theme.radius.card};
	background: ${theme.colour.jadeWash};

	.ask {
		grid-column: 1 / -1;
	}
	> p {
		align-items: center;
	}
	p.next-slot {
		min-height: 44px;
	}
	&& p > svg {
		color: ${theme.colour.jade};
	}
	${screen.desktop} {
		padding: ${theme.space.x5};
	}
`;
