"use client";

import type { CSSProperties } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { useLocation } from "@/lib/location/chosen-location";
import { useStoresNow } from "@/lib/location/use-stores-now";
import { screen, theme } from "@/lib/theme/theme";
import { StoreCard } from "./store-card";
import type { StoreView } from "./use-store-views";

/** Once a place is known the nearest store stands first. Each seat keeps its element and size, only words change. */
export function StoreCards(props: { stores: StoreView[]; label: string }) {
	const { stores, label } = props;
	const place = useLocation();
	const nowOf = useStoresNow();
	const seats = place
		? rankStores(stores, place)
		: stores.map((store) => ({ store }));
	const hoursMax = Math.max(...stores.map(({ hours }) => hours.length));
	return (
		<Frame
			className="branches"
			aria-label={label}
			style={{ "--hours": hoursMax } as CSSProperties}
		>
			{seats.map((seat, at) => (
				<StoreCard
					// biome-ignore lint/suspicious/noArrayIndexKey: a seat stays while stores change places.
					key={at}
					{...seat}
					isNearest={at === 0}
					now={nowOf(seat.store.id)}
				/>
			))}
		</Frame>
	);
}

/** Words change when a place is chosen or the gateway answers, so lines keep their room. */
const Frame = styled.ol`
	${kit.grid({ all: 1, tablet: 2, desktop: 3 }, "x3")};

	.branch {
		position: relative;
		border: 2px solid transparent;
		transition: box-shadow ${theme.motion.quick};
	}
	.branch.chosen {
		border-color: ${theme.colour.jade};
	}
	.branch h3 a::after {
		${kit.veil};
	}
	.branch .address {
		min-height: calc(2 * ${theme.type.body} * ${theme.line.body});
	}
	/* As high as the longest of them: stores change places. */
	.branch .hours {
		min-height: calc(var(--hours) * ${theme.type.body} * ${theme.line.body});
	}
	.branch p > svg {
		margin-top: 2px;
	}
	${screen.tablet} {
		gap: ${theme.space.x4};
	}
	${screen.hover} {
		.branch:hover {
			box-shadow: ${theme.shadow.lift};
		}
		.branch:hover h3 a {
			color: ${theme.colour.accentDeep};
			text-decoration: underline;
		}
	}
`;
