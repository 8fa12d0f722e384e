import {
	answerLinkRequest,
	listLinkedPrograms,
	readLinkRequest,
	setLinkClient,
	unlinkProgram,
} from "../../../contract/identity/linking";
import { route } from "../../../http/route";
import { setClientFor } from "./clients";
import { answerWanted, showWanted } from "./consent";
import { listOwnPrograms, unlinkOwn } from "./service";

export const linkingRoutes = [
	route(readLinkRequest, (ctx, { query }) => showWanted(ctx, query)),
	route(answerLinkRequest, (ctx, { body }) => answerWanted(ctx, body)),
	route(listLinkedPrograms, (ctx) => listOwnPrograms(ctx)),
	route(unlinkProgram, (ctx, { body }) => unlinkOwn(ctx, body)),
	route(setLinkClient, (ctx, { body }) => setClientFor(ctx, body)),
];
