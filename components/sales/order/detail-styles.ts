"use client";

import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";
import { detailCss } from "./detail-css";
import { orderCss } from "./order-css";
import { parcelCss } from "./parcel-css";
import { printCss } from "./print-css";

/** The look of one order and of one refund: parts below each other, the next step first. */
export const DetailStyles = styled.div`
	${kit.grid(1, "x4")};

	.part {
		${kit.grid(1, "x3")};
		align-content: start;
		padding: ${theme.space.x4} ${theme.space.x5};
		${kit.card};
		overflow-wrap: anywhere;
	}
	.part > h2 {
		${kit.heading("reading")};
	}
	.two {
		${kit.grid({ all: "minmax(0, 1fr) minmax(0, 1fr)", phone: 1 }, "x4")};
	}
	.text {
		${kit.target("x1")};
		${kit.link};
	}
	${screen.phone} {
		.part {
			padding: ${theme.space.x4};
		}
	}
	${orderCss}
	${parcelCss}
	${detailCss}
	${printCss}
`;
