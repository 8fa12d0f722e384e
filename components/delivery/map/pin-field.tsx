"use client";

import { useFormContext } from "react-hook-form";
import styled from "styled-components";
import type { Point } from "@/gateway/contract/distance";
import { theme } from "@/lib/theme/theme";
import { ShopMap } from "./shop-map";

interface PinFieldProps {
	label: string;
	/** What stands at the pin. */
	name: string;
	/** How far it delivers. */
	reachMetres?: number;
}

/** A pin on a map that says where something is: the form's `latitude` and `longitude`. */
export function PinField({ label, name, reachMetres }: PinFieldProps) {
	const { watch, setValue } = useFormContext<Point>();
	const { latitude, longitude } = watch();
	const place = { latitude, longitude };
	return (
		<Place>
			<ShopMap
				pin={place}
				around={place}
				markers={[{ id: 0, name, ...place, reachMetres, isChosen: true }]}
				label={label}
				onPinMoved={(point) => {
					setValue("latitude", point.latitude);
					setValue("longitude", point.longitude);
				}}
			/>
		</Place>
	);
}

const Place = styled.div`
	overflow: hidden;
	height: 320px;
	border-radius: ${theme.radius.control};
`;
