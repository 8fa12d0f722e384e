"use client";

import { useLocale, useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import styled from "styled-components";
import type { Ranked } from "@/gateway/contract/delivery/nearest-stores";
import { type DeliveryLocation, nameOf } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { screen, theme } from "@/lib/theme/theme";
import type { WordedStore } from "./nearest-stores";

interface StripHeadProps {
	place?: DeliveryLocation;
	/** The nearest store that delivers, else the nearest of all. */
	first?: Ranked<WordedStore>;
}

/** Comes once a place is known; what never comes leaves the words of the page. */
const StripPromise = lazy(() =>
	import("@/components/delivery/promise/strip-promise").then(
		(module) => ({ default: module.StripPromise }),
		() => ({ default: ({ children }: { children: ReactNode }) => children }),
	),
);

/** Who delivers to the chosen place and when; before that, why to choose one. */
export function StripHead({ place, first }: StripHeadProps) {
	const t = useTranslations("deliveryLocation.strip");
	const locale = useLocale();
	if (!place || !first)
		return (
			<Frame role="status" className="stack">
				<b className="head-reading text-balance">{t("title")}</b>
				<span className="soft invitation">{t("detail")}</span>
			</Frame>
		);
	const { store, distanceMetres, delivers } = first;
	const words = {
		store: store.name,
		place: nameOf(place, locale),
		distance: formatDistance(distanceMetres, locale),
		amount: store.freeFrom,
	};
	const detail = t(delivers ? "fromDetail" : "noneDetail", words);
	return (
		<Frame role="status" className="stack">
			<b className="head-reading text-balance">
				{t(delivers ? "from" : "none", words)}
			</b>
			<span className="soft">
				{delivers ? (
					<Suspense fallback={detail}>
						<StripPromise storeId={store.id}>{detail}</StripPromise>
					</Suspense>
				) : (
					detail
				)}
			</span>
		</Frame>
	);
}

const Frame = styled.p`
	.slot {
		line-height: ${theme.line.tight};
	}
	.terms {
		margin-inline-start: ${theme.space.x3};
	}
	${screen.phone} {
		span {
			font-size: ${theme.type.small};
		}
		.slot {
			font-size: ${theme.type.body};
		}
		.invitation,
		.terms {
			display: none;
		}
	}
`;
