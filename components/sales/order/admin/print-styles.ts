import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** Lists of orders for paper: a slip a page, labels two abreast. */
export const PrintStyles = styled.div`
	${kit.stack("x4")};

	.sheet {
		border: 1px solid ${theme.colour.hairline};
		background: ${theme.colour.card};
	}
	.labels {
		${kit.grid("repeat(auto-fill, minmax(280px, 1fr))", "x3")};
	}
	.labels .sheet {
		border: 1px dashed ${theme.colour.inkSoft};
	}
	h2 {
		${kit.heading("title")};
	}
	table {
		border-collapse: collapse;
	}
	:is(th, td) {
		padding: ${theme.space.x2};
		border-bottom: 1px solid ${theme.colour.hairline};
		text-align: start;
		vertical-align: top;
		overflow-wrap: anywhere;
	}
	.box {
		display: inline-block;
		${kit.square(18)};
		border: 2px solid ${theme.colour.ink};
	}
	@media print {
		display: block;

		.screen-only {
			display: none;
		}
		.sheet {
			break-inside: avoid;
			border: 0;
			padding: 0 0 16px;
		}
		.slip {
			break-after: page;
		}
		.labels {
			grid-template-columns: 1fr 1fr;
		}
		.labels .sheet {
			padding: 12px;
		}
	}
`;
