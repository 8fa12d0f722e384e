import styled from "styled-components";
import { PageForm } from "@/components/layout/page-form";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

export const StoreSearchFieldStyles = styled(PageForm)`
	max-width: 560px;

	input {
		${kit.textBox};
		text-overflow: ellipsis;
	}
	input::placeholder {
		color: ${theme.colour.inkSoft};
		opacity: 1;
	}
	${screen.phone} {
		&& .button {
			padding-inline: ${theme.space.x4};
		}
	}
`;

/** The invitation above, the cards beside the map on a desktop. */
export const StoresViewStyles = styled.section`
	.place {
		border-radius: ${theme.radius.card};
		background: ${theme.colour.jadeWash};
	}
	.with-map {
		${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 400px" }, "x4")};
	}
	.map {
		height: 320px;
	}
	${screen.desktop} {
		/* A card a row, what it is on the left, what it offers on the right. */
		.with-map .branches {
			grid-template-columns: minmax(0, 1fr);
			gap: ${theme.space.x3};
		}
		.with-map .branch {
			grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
			grid-template-rows: repeat(4, auto);
			column-gap: ${theme.space.x6};
		}
		.with-map .branch .top {
			grid-row: 1 / span 2;
		}
		.with-map .branch .address {
			grid-row: 3 / span 2;
		}
		.with-map .branch p:not(.address, .open-now) {
			grid-column: 2;
		}
		.with-map .map {
			position: sticky;
			top: calc(${theme.height.header} + ${theme.space.x4});
			height: 480px;
		}
	}
`;
