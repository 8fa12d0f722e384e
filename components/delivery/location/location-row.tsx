"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { pageIn } from "@/lib/theme/area";
import { screen, theme } from "@/lib/theme/theme";
import { LocationChoice } from "./location-choice";

/** Below the header of a phone or tablet, in the supermarket; a page that asks for the place itself says so on its mark. */
export function LocationRow() {
	return (
		<Frame className="rule-below">
			<LocationChoice />
		</Frame>
	);
}

const Frame = styled.div`
	display: none;
	padding-inline: ${theme.space.x2};
	background: ${theme.colour.card};

	.place-choice {
		width: 100%;
	}
	.place-choice .words {
		${kit.flow("x2")};
		align-items: baseline;
	}
	.place-choice .hint {
		flex: none;
		font-size: ${theme.type.body};
	}
	${screen.narrow} {
		body:has(${pageIn("SUPERMARKET")}:not([data-asks-place])) & {
			display: block;
		}
	}
	@media (scripting: none) {
		&& {
			display: none;
		}
	}
`;
