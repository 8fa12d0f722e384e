import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The column of a page about stores. */
export const StorePageStyles = styled.main`
	${kit.grid(1, "x5")};
	${kit.main};
	h2 {
		line-height: ${theme.line.tight};
	}
`;

/** On a desktop the map and the facts of the store beside the rest. */
export const StoreFrontStyles = styled.div`
	${kit.grid({ all: 1, desktop: "minmax(0, 1fr) 384px" }, "x4")};

	.head,
	.slots {
		padding: ${theme.space.x4};
	}
	.map {
		height: 280px;
	}
	.head .open-now {
		margin-top: ${theme.space.x2};
	}
	.slots h2 {
		margin-bottom: ${theme.space.x3};
	}
	${screen.desktop} {
		grid-template-rows: auto auto 1fr;

		.head,
		.slots {
			padding: ${theme.space.x5};
		}
		> :not(.where) {
			grid-column: 1;
		}
		.head {
			grid-template-columns: minmax(0, 1fr) auto;
			align-items: center;
		}
		.where {
			grid-row: 1 / span 3;
			grid-column: 2;
		}
	}
`;

export const StoreFactsStyles = styled.section`
	padding: ${theme.space.x4};

	dl {
		${kit.grid("auto minmax(0, 1fr)", "x1", "x4")};
	}
	dd {
		grid-column: 2;
	}
	${screen.desktop} {
		padding: ${theme.space.x5};
	}
`;

/** A heading, and the way to more at the end of its line. */
export const GoodsHeadStyles = styled.header`
	.more {
		${kit.link};
		${kit.hover({ isUnderlined: true })};
	}
`;
