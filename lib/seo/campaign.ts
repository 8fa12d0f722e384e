import { pageMetadata } from "./page-metadata";

/** For an activity, a list of them, reduced goods or a leaderboard. */
export const campaignMetadata = pageMetadata;
