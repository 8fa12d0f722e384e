import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** The region of an activity and of the list of them. */
export const ActivityStyles = styled.main`
	${kit.main};

	.lead {
		max-width: 44em;
		margin-block: ${theme.space.x1} ${theme.space.x5};
	}
	.part {
		margin-top: ${theme.space.x8};
	}
	.heading {
		margin-bottom: ${theme.space.x4};
	}
	.front {
		overflow: hidden;
		margin-bottom: ${theme.space.x6};
	}
	.front img {
		height: 100%;
	}
	.front .words {
		align-content: center;
	}
	${screen.desktop} {
		.front {
			grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
		}
		.front .words {
			padding: ${theme.space.x8};
		}
		.front h1 {
			font-size: ${theme.type.display};
		}
	}
`;
